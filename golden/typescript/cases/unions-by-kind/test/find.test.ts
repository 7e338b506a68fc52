// The contract test of the tool find. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "../src/tools/find.js";
import { type FindDeps, findSpec } from "../src/toolspec/find.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("find handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = find(deps as FindDeps);
  const tool = findSpec.bind(handler);
  const context = callContext("find");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("find rejects invalid JSON", () => {
  const parse = () => findSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
