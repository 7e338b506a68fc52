// Contract of the tool recursive. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { recursive } from "../src/tools/recursive.js";
import { recursiveSpec } from "../src/toolspec/recursive.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("recursive has an implementation", () => {
  assert.equal(typeof recursive, "function");
});

await test("recursive refuses what is no JSON", () => {
  const refused = () => recursiveSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("recursive does its work");
