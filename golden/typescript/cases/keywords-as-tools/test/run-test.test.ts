// The contract test of the tool run_test. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runTest } from "../src/tools/run-test.js";
import { type RunTestDeps, runTestSpec } from "../src/toolspec/run-test.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("run_test handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = runTest(deps as RunTestDeps);
  const tool = runTestSpec.bind(handler);
  const context = callContext("run_test");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("run_test rejects invalid JSON", () => {
  const parse = () => runTestSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
