// Contract of the tool two_types. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { twoTypes } from "../src/tools/two-types.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { twoTypesSpec } from "../src/toolspec/two-types.js";

await test("two_types has an implementation", () => {
  assert.equal(typeof twoTypes, "function");
});

await test("two_types refuses what is no JSON", () => {
  const refused = () => twoTypesSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("two_types does its work");
