// Contract of the tool filter. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { filter } from "../src/tools/filter.js";
import { filterSpec } from "../src/toolspec/filter.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("filter has an implementation", () => {
  assert.equal(typeof filter, "function");
});

await test("filter refuses what is no JSON", () => {
  const refused = () => filterSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("filter does its work");
