// The contract test of the tool collect. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { collect } from "../src/tools/collect.js";
import { type CollectDeps, collectSpec } from "../src/toolspec/collect.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("collect handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = collect(deps as CollectDeps);
  const tool = collectSpec.bind(handler);
  const context = callContext("collect");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("collect rejects invalid JSON", () => {
  const parse = () => collectSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
