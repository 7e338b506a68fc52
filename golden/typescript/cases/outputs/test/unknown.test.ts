// Contract of the tool unknown. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unknown } from "../src/tools/unknown.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { unknownSpec } from "../src/toolspec/unknown.js";

await test("unknown has an implementation", () => {
  assert.equal(typeof unknown, "function");
});

await test("unknown refuses what is no JSON", () => {
  const refused = () => unknownSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("unknown does its work");
