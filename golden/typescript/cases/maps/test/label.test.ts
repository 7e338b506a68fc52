// Contract of the tool label. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { label } from "../src/tools/label.js";
import { labelSpec } from "../src/toolspec/label.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("label has an implementation", () => {
  assert.equal(typeof label, "function");
});

await test("label refuses what is no JSON", () => {
  const refused = () => labelSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("label does its work");
