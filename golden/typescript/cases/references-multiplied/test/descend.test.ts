// The contract test of the tool descend. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { descend } from "../src/tools/descend.js";
import { type DescendDeps, descendSpec } from "../src/toolspec/descend.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("descend handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = descend(deps as DescendDeps);
  const tool = descendSpec.bind(handler);
  const context = callContext("descend");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("descend rejects invalid JSON", () => {
  const parse = () => descendSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
