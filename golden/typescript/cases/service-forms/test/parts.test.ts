// The contract test of the tool parts. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parts } from "../src/tools/parts.js";
import { type PartsDeps, partsSpec } from "../src/toolspec/parts.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("parts handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = parts(deps as PartsDeps);
  const tool = partsSpec.bind(handler);
  const context = callContext("parts");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("parts rejects invalid JSON", () => {
  const parse = () => partsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
