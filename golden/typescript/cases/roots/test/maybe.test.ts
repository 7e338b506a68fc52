// The contract test of the tool maybe. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { maybe } from "../src/tools/maybe.js";
import { type MaybeDeps, maybeSpec } from "../src/toolspec/maybe.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("maybe handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = maybe(deps as MaybeDeps);
  const tool = maybeSpec.bind(handler);
  const context = callContext("maybe");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("maybe rejects invalid JSON", () => {
  const parse = () => maybeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
