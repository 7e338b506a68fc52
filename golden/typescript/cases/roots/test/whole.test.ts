// Contract of the tool whole. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { whole } from "../src/tools/whole.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { wholeSpec } from "../src/toolspec/whole.js";

await test("whole has an implementation", () => {
  assert.equal(typeof whole, "function");
});

await test("whole refuses what is no JSON", () => {
  const refused = () => wholeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("whole does its work");
