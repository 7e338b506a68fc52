// Contract of the tool record. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { record } from "../src/tools/record.js";
import { recordSpec } from "../src/toolspec/record.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("record has an implementation", () => {
  assert.equal(typeof record, "function");
});

await test("record refuses what is no JSON", () => {
  const refused = () => recordSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("record does its work");
