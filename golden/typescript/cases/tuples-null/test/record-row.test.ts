// Contract of the tool record_row. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recordRow } from "../src/tools/record-row.js";
import { recordRowSpec } from "../src/toolspec/record-row.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("record_row has an implementation", () => {
  assert.equal(typeof recordRow, "function");
});

await test("record_row refuses what is no JSON", () => {
  const refused = () => recordRowSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("record_row does its work");
