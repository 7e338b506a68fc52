// The contract test of the tool first_item. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstItem } from "../src/tools/first-item.js";
import { firstItemSpec } from "../src/toolspec/first-item.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("first_item has an implementation", () => {
  assert.equal(typeof firstItem, "function");
});

await test("first_item rejects invalid JSON", () => {
  const parse = () => firstItemSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("first_item works");
