// The contract test of the tool draw. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "../src/tools/draw.js";
import { type DrawDeps, drawSpec } from "../src/toolspec/draw.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("draw handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = draw(deps as DrawDeps);
  const tool = drawSpec.bind(handler);
  const context = callContext("draw");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("draw rejects invalid JSON", () => {
  const parse = () => drawSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
