// The contract test of the tool sizes. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../src/tools/sizes.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sizesSpec } from "../src/toolspec/sizes.js";

await test("sizes has an implementation", () => {
  assert.equal(typeof sizes, "function");
});

await test("sizes rejects invalid JSON", () => {
  const parse = () => sizesSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("sizes works");
