// The contract test of the tool long_word. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { longWord } from "../src/tools/long-word.js";
import { longWordSpec } from "../src/toolspec/long-word.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("long_word has an implementation", () => {
  assert.equal(typeof longWord, "function");
});

await test("long_word rejects invalid JSON", () => {
  const parse = () => longWordSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("long_word works");
