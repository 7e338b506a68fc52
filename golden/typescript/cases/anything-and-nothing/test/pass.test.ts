// The contract test of the tool pass. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pass } from "../src/tools/pass.js";
import { type PassDeps, passSpec } from "../src/toolspec/pass.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { any: "text" };

await test("pass handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = pass(deps as PassDeps);
  const tool = passSpec.bind(handler);
  const context = callContext("pass");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("pass rejects invalid JSON", () => {
  const parse = () => passSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
