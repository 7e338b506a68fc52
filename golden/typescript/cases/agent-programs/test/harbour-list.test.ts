// Contract of the tool harbour.list. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { harbourList } from "../src/tools/harbour-list.js";
import { harbourListSpec } from "../src/toolspec/harbour-list.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("harbour.list has an implementation", () => {
  assert.equal(typeof harbourList, "function");
});

await test("harbour.list refuses what is no JSON", () => {
  const refused = () => harbourListSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("harbour.list does its work");
