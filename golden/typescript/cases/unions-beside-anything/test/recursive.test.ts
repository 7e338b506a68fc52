// The contract test of the tool recursive. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recursive } from "../src/tools/recursive.js";
import {
  type RecursiveDeps,
  recursiveSpec,
} from "../src/toolspec/recursive.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("recursive handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = recursive(deps as RecursiveDeps);
  const tool = recursiveSpec.bind(handler);
  const context = callContext("recursive");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("recursive rejects invalid JSON", () => {
  const parse = () => recursiveSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
