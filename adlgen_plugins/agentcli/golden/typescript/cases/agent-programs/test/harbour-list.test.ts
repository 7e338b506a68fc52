// The contract test of the tool harbour.list. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { harbourList } from "../src/tools/harbour-list.js";
import { harbourListSpec } from "../src/toolspec/harbour-list.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("harbour.list has an implementation", () => {
  assert.equal(typeof harbourList, "function");
});

await test("harbour.list rejects invalid JSON", () => {
  const parse = () => harbourListSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
