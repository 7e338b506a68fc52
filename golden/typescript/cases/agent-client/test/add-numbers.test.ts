// Contract of the tool add_numbers. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addNumbers } from "../src/tools/add-numbers.js";
import { addNumbersSpec } from "../src/toolspec/add-numbers.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("add_numbers has an implementation", () => {
  assert.equal(typeof addNumbers, "function");
});

await test("add_numbers refuses what is no JSON", () => {
  const refused = () => addNumbersSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("add_numbers does its work");
