// Contract of the tool go. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go } from "../src/tools/go.js";
import { goSpec } from "../src/toolspec/go.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("go has an implementation", () => {
  assert.equal(typeof go, "function");
});

await test("go refuses what is no JSON", () => {
  const refused = () => goSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("go does its work");
