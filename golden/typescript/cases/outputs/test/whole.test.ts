// The contract test of the tool whole. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { whole } from "../src/tools/whole.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type WholeDeps, wholeSpec } from "../src/toolspec/whole.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("whole handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = whole(deps as WholeDeps);
  const tool = wholeSpec.bind(handler);
  const context = callContext("whole");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("whole rejects invalid JSON", () => {
  const parse = () => wholeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
