// Contract of the tool score. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { score } from "../src/tools/score.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { scoreSpec } from "../src/toolspec/score.js";

await test("score has an implementation", () => {
  assert.equal(typeof score, "function");
});

await test("score refuses what is no JSON", () => {
  const refused = () => scoreSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("score does its work");
