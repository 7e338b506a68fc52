// Contract of the tool pass. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pass } from "../src/tools/pass.js";
import { passSpec } from "../src/toolspec/pass.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pass has an implementation", () => {
  assert.equal(typeof pass, "function");
});

await test("pass refuses what is no JSON", () => {
  const refused = () => passSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("pass does its work");
