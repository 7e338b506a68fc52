// The contract test of the tool own. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { own } from "../src/tools/own.js";
import { type OwnDeps, ownSpec } from "../src/toolspec/own.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("own handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = own(deps as OwnDeps);
  const tool = ownSpec.bind(handler);
  const context = callContext("own");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("own rejects invalid JSON", () => {
  const parse = () => ownSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
