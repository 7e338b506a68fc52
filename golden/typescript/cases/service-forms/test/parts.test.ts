// Contract of the tool parts. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parts } from "../src/tools/parts.js";
import { partsSpec } from "../src/toolspec/parts.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("parts has an implementation", () => {
  assert.equal(typeof parts, "function");
});

await test("parts refuses what is no JSON", () => {
  const refused = () => partsSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("parts does its work");
