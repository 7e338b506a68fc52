// Contract of the tool only. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { only } from "../src/tools/only.js";
import { onlySpec } from "../src/toolspec/only.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("only has an implementation", () => {
  assert.equal(typeof only, "function");
});

await test("only refuses what is no JSON", () => {
  const refused = () => onlySpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("only does its work");
