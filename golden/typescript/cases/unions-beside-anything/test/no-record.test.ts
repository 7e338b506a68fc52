// The contract test of the tool no_record. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noRecord } from "../src/tools/no-record.js";
import { type NoRecordDeps, noRecordSpec } from "../src/toolspec/no-record.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("no_record handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = noRecord(deps as NoRecordDeps);
  const tool = noRecordSpec.bind(handler);
  const context = callContext("no_record");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("no_record rejects invalid JSON", () => {
  const parse = () => noRecordSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
