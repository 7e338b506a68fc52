// Contract of the tool odd. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { odd } from "../src/tools/odd.js";
import { oddSpec } from "../src/toolspec/odd.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("odd has an implementation", () => {
  assert.equal(typeof odd, "function");
});

await test("odd refuses what is no JSON", () => {
  const refused = () => oddSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("odd does its work");
