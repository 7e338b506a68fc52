// Contract of the tool long_word. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { longWord } from "../src/tools/long-word.js";
import { longWordSpec } from "../src/toolspec/long-word.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("long_word has an implementation", () => {
  assert.equal(typeof longWord, "function");
});

await test("long_word refuses what is no JSON", () => {
  const refused = () => longWordSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("long_word does its work");
