// Contract of the tool count. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "../src/tools/count.js";
import { countSpec } from "../src/toolspec/count.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("count has an implementation", () => {
  assert.equal(typeof count, "function");
});

await test("count refuses what is no JSON", () => {
  const refused = () => countSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("count does its work");
