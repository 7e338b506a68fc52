// The contract test of the tool unknown. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unknown } from "../src/tools/unknown.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type UnknownDeps, unknownSpec } from "../src/toolspec/unknown.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("unknown handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = unknown(deps as UnknownDeps);
  const tool = unknownSpec.bind(handler);
  const context = callContext("unknown");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("unknown rejects invalid JSON", () => {
  const parse = () => unknownSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
