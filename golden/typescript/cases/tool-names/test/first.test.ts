// Contract of the tool search-the_Web. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first } from "../src/tools/first.js";
import { firstSpec } from "../src/toolspec/first.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("search-the_Web has an implementation", () => {
  assert.equal(typeof first, "function");
});

await test("search-the_Web refuses what is no JSON", () => {
  const refused = () => firstSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("search-the_Web does its work");
