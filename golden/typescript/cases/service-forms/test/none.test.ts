// Contract of the tool none. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { none } from "../src/tools/none.js";
import { noneSpec } from "../src/toolspec/none.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("none has an implementation", () => {
  assert.equal(typeof none, "function");
});

await test("none refuses what is no JSON", () => {
  const refused = () => noneSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("none does its work");
