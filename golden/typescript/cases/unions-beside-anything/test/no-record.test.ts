// The contract test of the tool no_record. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noRecord } from "../src/tools/no-record.js";
import { noRecordSpec } from "../src/toolspec/no-record.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("no_record has an implementation", () => {
  assert.equal(typeof noRecord, "function");
});

await test("no_record rejects invalid JSON", () => {
  const parse = () => noRecordSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("no_record works");
