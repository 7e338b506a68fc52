// The contract test of the tool add_numbers. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addNumbers } from "../src/tools/add-numbers.js";
import { addNumbersSpec } from "../src/toolspec/add-numbers.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("add_numbers has an implementation", () => {
  assert.equal(typeof addNumbers, "function");
});

await test("add_numbers rejects invalid JSON", () => {
  const parse = () => addNumbersSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("add_numbers works");
