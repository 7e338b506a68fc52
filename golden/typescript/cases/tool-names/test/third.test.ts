// The contract test of the tool third. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { third } from "../src/tools/third.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { thirdSpec } from "../src/toolspec/third.js";

await test("third has an implementation", () => {
  assert.equal(typeof third, "function");
});

await test("third rejects invalid JSON", () => {
  const parse = () => thirdSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("third works");
