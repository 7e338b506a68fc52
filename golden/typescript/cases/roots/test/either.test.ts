// Contract of the tool either. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { either } from "../src/tools/either.js";
import { eitherSpec } from "../src/toolspec/either.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("either has an implementation", () => {
  assert.equal(typeof either, "function");
});

await test("either refuses what is no JSON", () => {
  const refused = () => eitherSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("either does its work");
