// The contract test of the tool con. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { con } from "../src/tools/con-tool.js";
import { type ConDeps, conSpec } from "../src/toolspec/con-tool.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("con handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = con(deps as ConDeps);
  const tool = conSpec.bind(handler);
  const context = callContext("con");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("con rejects invalid JSON", () => {
  const parse = () => conSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
