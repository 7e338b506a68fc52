// Contract of the tool choose. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose } from "../src/tools/choose.js";
import { chooseSpec } from "../src/toolspec/choose.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("choose has an implementation", () => {
  assert.equal(typeof choose, "function");
});

await test("choose refuses what is no JSON", () => {
  const refused = () => chooseSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("choose does its work");
