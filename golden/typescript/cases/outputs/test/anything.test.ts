// The contract test of the tool anything. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { anything } from "../src/tools/anything.js";
import { type AnythingDeps, anythingSpec } from "../src/toolspec/anything.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("anything handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = anything(deps as AnythingDeps);
  const tool = anythingSpec.bind(handler);
  const context = callContext("anything");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("anything rejects invalid JSON", () => {
  const parse = () => anythingSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
