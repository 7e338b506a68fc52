// Contract of the tool cleaner. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cleaner } from "../src/tools/cleaner.js";
import { cleanerSpec } from "../src/toolspec/cleaner.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("cleaner has an implementation", () => {
  assert.equal(typeof cleaner, "function");
});

await test("cleaner refuses what is no JSON", () => {
  const refused = () => cleanerSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("cleaner does its work");
