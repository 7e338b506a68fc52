// Contract of the tool walk. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { walk } from "../src/tools/walk.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { walkSpec } from "../src/toolspec/walk.js";

await test("walk has an implementation", () => {
  assert.equal(typeof walk, "function");
});

await test("walk refuses what is no JSON", () => {
  const refused = () => walkSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("walk does its work");
