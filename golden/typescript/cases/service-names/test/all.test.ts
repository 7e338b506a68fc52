// The contract test of the tool all. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { all } from "../src/tools/all.js";
import { type AllDeps, allSpec } from "../src/toolspec/all.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("all handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = all(deps as AllDeps);
  const tool = allSpec.bind(handler);
  const context = callContext("all");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("all rejects invalid JSON", () => {
  const parse = () => allSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
