// Contract of the tool search. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { search } from "../src/tools/search.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { searchSpec } from "../src/toolspec/search.js";

await test("search has an implementation", () => {
  assert.equal(typeof search, "function");
});

await test("search refuses what is no JSON", () => {
  const refused = () => searchSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("search does its work");
