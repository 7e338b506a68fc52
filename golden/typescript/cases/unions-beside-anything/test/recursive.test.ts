// The contract test of the tool recursive. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recursive } from "../src/tools/recursive.js";
import { recursiveSpec } from "../src/toolspec/recursive.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("recursive has an implementation", () => {
  assert.equal(typeof recursive, "function");
});

await test("recursive rejects invalid JSON", () => {
  const parse = () => recursiveSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("recursive works");
