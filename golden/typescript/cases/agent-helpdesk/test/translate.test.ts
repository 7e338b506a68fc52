// Contract of the tool translate. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { translate } from "../src/tools/translate.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { translateSpec } from "../src/toolspec/translate.js";

await test("translate has an implementation", () => {
  assert.equal(typeof translate, "function");
});

await test("translate refuses what is no JSON", () => {
  const refused = () => translateSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("translate does its work");
