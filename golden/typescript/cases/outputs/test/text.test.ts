// The contract test of the tool text. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { text } from "../src/tools/text.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";
import { type TextDeps, textSpec } from "../src/toolspec/text.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("text handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = text(deps as TextDeps);
  const tool = textSpec.bind(handler);
  const context = callContext("text");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("text rejects invalid JSON", () => {
  const parse = () => textSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
