// Contract of the tool find-text. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findText } from "../src/tools/find-text.js";
import { findTextSpec } from "../src/toolspec/find-text.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("find-text has an implementation", () => {
  assert.equal(typeof findText, "function");
});

await test("find-text refuses what is no JSON", () => {
  const refused = () => findTextSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("find-text does its work");
