// The contract test of the tool old. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { old } from "../src/tools/old.js";
import { type OldDeps, oldSpec } from "../src/toolspec/old.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { n: 1 };

await test("old handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = old(deps as OldDeps);
  const tool = oldSpec.bind(handler);
  const context = callContext("old");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("old rejects invalid JSON", () => {
  const parse = () => oldSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
