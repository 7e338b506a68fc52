// Contract of the tool nothing. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "../src/tools/nothing.js";
import { nothingSpec } from "../src/toolspec/nothing.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("nothing has an implementation", () => {
  assert.equal(typeof nothing, "function");
});

await test("nothing refuses what is no JSON", () => {
  const refused = () => nothingSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("nothing does its work");
