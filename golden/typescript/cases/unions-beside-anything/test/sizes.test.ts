// Contract of the tool sizes. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../src/tools/sizes.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sizesSpec } from "../src/toolspec/sizes.js";

await test("sizes has an implementation", () => {
  assert.equal(typeof sizes, "function");
});

await test("sizes refuses what is no JSON", () => {
  const refused = () => sizesSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("sizes does its work");
