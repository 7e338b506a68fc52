// Contract of the tool add. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { add } from "../src/tools/add.js";
import { addSpec } from "../src/toolspec/add.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("add has an implementation", () => {
  assert.equal(typeof add, "function");
});

await test("add refuses what is no JSON", () => {
  const refused = () => addSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("add does its work");
