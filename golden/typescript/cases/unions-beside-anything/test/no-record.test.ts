// Contract of the tool no_record. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noRecord } from "../src/tools/no-record.js";
import { noRecordSpec } from "../src/toolspec/no-record.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("no_record has an implementation", () => {
  assert.equal(typeof noRecord, "function");
});

await test("no_record refuses what is no JSON", () => {
  const refused = () => noRecordSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("no_record does its work");
