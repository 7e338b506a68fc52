// Contract of the tool configure. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { configure } from "../src/tools/configure.js";
import { configureSpec } from "../src/toolspec/configure.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("configure has an implementation", () => {
  assert.equal(typeof configure, "function");
});

await test("configure refuses what is no JSON", () => {
  const refused = () => configureSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("configure does its work");
