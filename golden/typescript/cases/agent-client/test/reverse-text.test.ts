// The contract test of the tool reverse_text. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reverseText } from "../src/tools/reverse-text.js";
import { reverseTextSpec } from "../src/toolspec/reverse-text.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("reverse_text has an implementation", () => {
  assert.equal(typeof reverseText, "function");
});

await test("reverse_text rejects invalid JSON", () => {
  const parse = () => reverseTextSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("reverse_text works");
