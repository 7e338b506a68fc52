// The contract test of the tool get_user_input. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUserInput } from "../src/tools/get-user-input.js";
import { getUserInputSpec } from "../src/toolspec/get-user-input.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get_user_input has an implementation", () => {
  assert.equal(typeof getUserInput, "function");
});

await test("get_user_input rejects invalid JSON", () => {
  const parse = () => getUserInputSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("get_user_input works");
