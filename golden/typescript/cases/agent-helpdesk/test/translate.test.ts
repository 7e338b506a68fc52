// The contract test of the tool translate. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { translate } from "../src/tools/translate.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { translateSpec } from "../src/toolspec/translate.js";

await test("translate has an implementation", () => {
  assert.equal(typeof translate, "function");
});

await test("translate rejects invalid JSON", () => {
  const parse = () => translateSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("translate works");
