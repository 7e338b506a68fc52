// Contract of the tool reverse_text. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reverseText } from "../src/tools/reverse-text.js";
import { reverseTextSpec } from "../src/toolspec/reverse-text.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("reverse_text has an implementation", () => {
  assert.equal(typeof reverseText, "function");
});

await test("reverse_text refuses what is no JSON", () => {
  const refused = () => reverseTextSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("reverse_text does its work");
