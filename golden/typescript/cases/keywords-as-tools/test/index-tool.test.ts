// Contract of the tool index. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { index } from "../src/tools/index-tool.js";
import { indexSpec } from "../src/toolspec/index-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("index has an implementation", () => {
  assert.equal(typeof index, "function");
});

await test("index refuses what is no JSON", () => {
  const refused = () => indexSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("index does its work");
