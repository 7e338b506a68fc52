// Contract of the tool next-tide. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextTide } from "../src/tools/next-tide.js";
import { nextTideSpec } from "../src/toolspec/next-tide.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("next-tide has an implementation", () => {
  assert.equal(typeof nextTide, "function");
});

await test("next-tide refuses what is no JSON", () => {
  const refused = () => nextTideSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("next-tide does its work");
