// Contract of the tool save. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { save } from "../src/tools/save.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { saveSpec } from "../src/toolspec/save.js";

await test("save has an implementation", () => {
  assert.equal(typeof save, "function");
});

await test("save refuses what is no JSON", () => {
  const refused = () => saveSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("save does its work");
