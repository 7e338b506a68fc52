// Contract of the tool match. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { match } from "../src/tools/match.js";
import { matchSpec } from "../src/toolspec/match.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("match has an implementation", () => {
  assert.equal(typeof match, "function");
});

await test("match refuses what is no JSON", () => {
  const refused = () => matchSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("match does its work");
