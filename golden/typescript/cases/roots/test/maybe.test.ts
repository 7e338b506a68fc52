// Contract of the tool maybe. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { maybe } from "../src/tools/maybe.js";
import { maybeSpec } from "../src/toolspec/maybe.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("maybe has an implementation", () => {
  assert.equal(typeof maybe, "function");
});

await test("maybe refuses what is no JSON", () => {
  const refused = () => maybeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("maybe does its work");
