// Contract of the tool import. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { import_ } from "../src/tools/import.js";
import { import_Spec } from "../src/toolspec/import.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("import has an implementation", () => {
  assert.equal(typeof import_, "function");
});

await test("import refuses what is no JSON", () => {
  const refused = () => import_Spec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("import does its work");
