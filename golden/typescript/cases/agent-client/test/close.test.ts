// Contract of the tool close. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close } from "../src/tools/close.js";
import { closeSpec } from "../src/toolspec/close.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("close has an implementation", () => {
  assert.equal(typeof close, "function");
});

await test("close refuses what is no JSON", () => {
  const refused = () => closeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("close does its work");
