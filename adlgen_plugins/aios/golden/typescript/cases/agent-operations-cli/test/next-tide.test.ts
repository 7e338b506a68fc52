// The contract test of the tool next-tide. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextTide } from "../src/tools/next-tide.js";
import { nextTideSpec } from "../src/toolspec/next-tide.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("next-tide has an implementation", () => {
  assert.equal(typeof nextTide, "function");
});

await test("next-tide rejects invalid JSON", () => {
  const parse = () => nextTideSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
