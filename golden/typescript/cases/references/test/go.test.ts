// The contract test of the tool go. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go } from "../src/tools/go.js";
import { type GoDeps, goSpec } from "../src/toolspec/go.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("go handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = go(deps as GoDeps);
  const tool = goSpec.bind(handler);
  const context = callContext("go");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("go rejects invalid JSON", () => {
  const parse = () => goSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
