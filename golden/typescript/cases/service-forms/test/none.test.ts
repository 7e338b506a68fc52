// The contract test of the tool none. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { none } from "../src/tools/none.js";
import { type NoneDeps, noneSpec } from "../src/toolspec/none.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("none handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = none(deps as NoneDeps);
  const tool = noneSpec.bind(handler);
  const context = callContext("none");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("none rejects invalid JSON", () => {
  const parse = () => noneSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
