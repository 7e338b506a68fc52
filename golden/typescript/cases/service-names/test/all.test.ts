// Contract of the tool all. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { all } from "../src/tools/all.js";
import { allSpec } from "../src/toolspec/all.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("all has an implementation", () => {
  assert.equal(typeof all, "function");
});

await test("all refuses what is no JSON", () => {
  const refused = () => allSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("all does its work");
