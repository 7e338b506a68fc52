// The contract test of the tool record_row. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recordRow } from "../src/tools/record-row.js";
import {
  type RecordRowDeps,
  recordRowSpec,
} from "../src/toolspec/record-row.js";
import {
  callContext,
  InvalidArgumentsError,
  NotImplementedError,
  ToolError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("record_row handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps: unknown = {};
  const handler = recordRow(deps as RecordRowDeps);
  const tool = recordRowSpec.bind(handler);
  const context = callContext("record_row");
  try {
    await tool.invoke(accepted, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof InvalidArgumentsError) throw error;
    // Other errors for the model are results of the tool, too.
    if (error instanceof NotImplementedError) t.skip(error.message);
  }
});

await test("record_row rejects invalid JSON", () => {
  const parse = () => recordRowSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
