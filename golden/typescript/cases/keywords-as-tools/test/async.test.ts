// The contract test of the tool async. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { async_ } from "../src/tools/async.js";
import { async_Spec, type AsyncDeps } from "../src/toolspec/async.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("async handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = async_(deps as AsyncDeps);
  const tool = async_Spec.bind(handler);
  const context = callContext("async");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("async rejects invalid JSON", () => {
  const parse = () => async_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
