// Contract of the tool check. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../src/tools/check.js";
import { checkSpec } from "../src/toolspec/check.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("check has an implementation", () => {
  assert.equal(typeof check, "function");
});

await test("check refuses what is no JSON", () => {
  const refused = () => checkSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("check does its work");
