// Contract of the tool old. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { old } from "../src/tools/old.js";
import { oldSpec } from "../src/toolspec/old.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("old has an implementation", () => {
  assert.equal(typeof old, "function");
});

await test("old refuses what is no JSON", () => {
  const refused = () => oldSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("old does its work");
