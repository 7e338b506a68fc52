// Contract of the tool get_user_input. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getUserInput } from "../src/tools/get-user-input.js";
import { getUserInputSpec } from "../src/toolspec/get-user-input.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get_user_input has an implementation", () => {
  assert.equal(typeof getUserInput, "function");
});

await test("get_user_input refuses what is no JSON", () => {
  const refused = () => getUserInputSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("get_user_input does its work");
