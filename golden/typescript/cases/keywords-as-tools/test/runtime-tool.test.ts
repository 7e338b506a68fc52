// The contract test of the tool runtime. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runtime } from "../src/tools/runtime-tool.js";
import { type RuntimeDeps, runtimeSpec } from "../src/toolspec/runtime-tool.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("runtime handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = runtime(deps as RuntimeDeps);
  const tool = runtimeSpec.bind(handler);
  const context = callContext("runtime");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("runtime rejects invalid JSON", () => {
  const parse = () => runtimeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
