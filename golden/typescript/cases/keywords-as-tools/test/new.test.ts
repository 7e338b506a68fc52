// Contract of the tool new. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { new_ } from "../src/tools/new.js";
import { new_Spec } from "../src/toolspec/new.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("new has an implementation", () => {
  assert.equal(typeof new_, "function");
});

await test("new refuses what is no JSON", () => {
  const refused = () => new_Spec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("new does its work");
