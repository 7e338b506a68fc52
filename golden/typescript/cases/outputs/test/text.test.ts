// The contract test of the tool text. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { text } from "../src/tools/text.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { textSpec } from "../src/toolspec/text.js";

await test("text has an implementation", () => {
  assert.equal(typeof text, "function");
});

await test("text rejects invalid JSON", () => {
  const parse = () => textSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("text works");
