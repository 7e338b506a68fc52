// Contract of the tool class. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { class_ } from "../src/tools/class.js";
import { class_Spec } from "../src/toolspec/class.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("class has an implementation", () => {
  assert.equal(typeof class_, "function");
});

await test("class refuses what is no JSON", () => {
  const refused = () => class_Spec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("class does its work");
