// The contract test of the tool sort. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sort } from "../src/tools/sort.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sortSpec } from "../src/toolspec/sort.js";

await test("sort has an implementation", () => {
  assert.equal(typeof sort, "function");
});

await test("sort rejects invalid JSON", () => {
  const parse = () => sortSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("sort works");
