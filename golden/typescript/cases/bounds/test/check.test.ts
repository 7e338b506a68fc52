// The contract test of the tool check. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../src/tools/check.js";
import { type CheckDeps, checkSpec } from "../src/toolspec/check.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("check handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = check(deps as CheckDeps);
  const tool = checkSpec.bind(handler);
  const context = callContext("check");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("check rejects invalid JSON", () => {
  const parse = () => checkSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
