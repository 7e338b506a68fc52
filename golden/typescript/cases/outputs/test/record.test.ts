// The contract test of the tool record. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { record } from "../src/tools/record.js";
import { type Record_Deps, recordSpec } from "../src/toolspec/record.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("record handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = record(deps as Record_Deps);
  const tool = recordSpec.bind(handler);
  const context = callContext("record");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("record rejects invalid JSON", () => {
  const parse = () => recordSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
