// The contract test of the tool label. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { label } from "../src/tools/label.js";
import { labelSpec } from "../src/toolspec/label.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("label has an implementation", () => {
  assert.equal(typeof label, "function");
});

await test("label rejects invalid JSON", () => {
  const parse = () => labelSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("label works");
