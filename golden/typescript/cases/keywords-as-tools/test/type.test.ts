// Contract of the tool type. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type_ } from "../src/tools/type.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { type_Spec } from "../src/toolspec/type.js";

await test("type has an implementation", () => {
  assert.equal(typeof type_, "function");
});

await test("type refuses what is no JSON", () => {
  const refused = () => type_Spec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("type does its work");
