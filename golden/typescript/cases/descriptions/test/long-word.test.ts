// The contract test of the tool long_word. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { longWord } from "../src/tools/long-word.js";
import { type LongWordDeps, longWordSpec } from "../src/toolspec/long-word.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("long_word handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = longWord(deps as LongWordDeps);
  const tool = longWordSpec.bind(handler);
  const context = callContext("long_word");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("long_word rejects invalid JSON", () => {
  const parse = () => longWordSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
