// The contract test of the tool label. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { label } from "../src/tools/label.js";
import { type LabelDeps, labelSpec } from "../src/toolspec/label.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("label handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = label(deps as LabelDeps);
  const tool = labelSpec.bind(handler);
  const context = callContext("label");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("label rejects invalid JSON", () => {
  const parse = () => labelSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
