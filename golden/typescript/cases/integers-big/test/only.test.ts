// The contract test of the tool only. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { only } from "../src/tools/only.js";
import { type OnlyDeps, onlySpec } from "../src/toolspec/only.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("only handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = only(deps as OnlyDeps);
  const tool = onlySpec.bind(handler);
  const context = callContext("only");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("only rejects invalid JSON", () => {
  const parse = () => onlySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
