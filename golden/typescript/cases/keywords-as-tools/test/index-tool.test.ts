// The contract test of the tool index. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { index } from "../src/tools/index-tool.js";
import { type IndexDeps, indexSpec } from "../src/toolspec/index-tool.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("index handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = index(deps as IndexDeps);
  const tool = indexSpec.bind(handler);
  const context = callContext("index");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("index rejects invalid JSON", () => {
  const parse = () => indexSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
