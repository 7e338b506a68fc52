// Contract of the tool sort. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sort } from "../src/tools/sort.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sortSpec } from "../src/toolspec/sort.js";

await test("sort has an implementation", () => {
  assert.equal(typeof sort, "function");
});

await test("sort refuses what is no JSON", () => {
  const refused = () => sortSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("sort does its work");
