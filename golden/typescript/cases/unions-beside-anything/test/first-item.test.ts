// Contract of the tool first_item. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstItem } from "../src/tools/first-item.js";
import { firstItemSpec } from "../src/toolspec/first-item.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("first_item has an implementation", () => {
  assert.equal(typeof firstItem, "function");
});

await test("first_item refuses what is no JSON", () => {
  const refused = () => firstItemSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("first_item does its work");
