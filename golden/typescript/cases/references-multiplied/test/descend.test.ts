// Contract of the tool descend. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { descend } from "../src/tools/descend.js";
import { descendSpec } from "../src/toolspec/descend.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("descend has an implementation", () => {
  assert.equal(typeof descend, "function");
});

await test("descend refuses what is no JSON", () => {
  const refused = () => descendSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("descend does its work");
