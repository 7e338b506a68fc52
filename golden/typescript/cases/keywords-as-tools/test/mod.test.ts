// The contract test of the tool mod. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mod } from "../src/tools/mod.js";
import { type ModDeps, modSpec } from "../src/toolspec/mod.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("mod handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = mod(deps as ModDeps);
  const tool = modSpec.bind(handler);
  const context = callContext("mod");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("mod rejects invalid JSON", () => {
  const parse = () => modSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
