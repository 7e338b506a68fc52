// Contract of the tool third. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { third } from "../src/tools/third.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { thirdSpec } from "../src/toolspec/third.js";

await test("third has an implementation", () => {
  assert.equal(typeof third, "function");
});

await test("third refuses what is no JSON", () => {
  const refused = () => thirdSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("third does its work");
