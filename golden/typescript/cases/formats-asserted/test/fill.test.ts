// The contract test of the tool fill. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fill } from "../src/tools/fill.js";
import { type FillDeps, fillSpec } from "../src/toolspec/fill.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("fill handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = fill(deps as FillDeps);
  const tool = fillSpec.bind(handler);
  const context = callContext("fill");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("fill rejects invalid JSON", () => {
  const parse = () => fillSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
