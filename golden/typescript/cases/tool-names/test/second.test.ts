// The contract test of the tool second. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { second } from "../src/tools/second.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type SecondDeps, secondSpec } from "../src/toolspec/second.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("second handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = second(deps as SecondDeps);
  const tool = secondSpec.bind(handler);
  const context = callContext("second");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("second rejects invalid JSON", () => {
  const parse = () => secondSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
