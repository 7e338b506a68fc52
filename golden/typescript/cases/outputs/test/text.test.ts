// Contract of the tool text. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { text } from "../src/tools/text.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { textSpec } from "../src/toolspec/text.js";

await test("text has an implementation", () => {
  assert.equal(typeof text, "function");
});

await test("text refuses what is no JSON", () => {
  const refused = () => textSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("text does its work");
