// The contract test of the tool record_row. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recordRow } from "../src/tools/record-row.js";
import { recordRowSpec } from "../src/toolspec/record-row.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("record_row has an implementation", () => {
  assert.equal(typeof recordRow, "function");
});

await test("record_row rejects invalid JSON", () => {
  const parse = () => recordRowSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("record_row works");
