// Contract of the tool async. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { async_ } from "../src/tools/async.js";
import { async_Spec } from "../src/toolspec/async.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("async has an implementation", () => {
  assert.equal(typeof async_, "function");
});

await test("async refuses what is no JSON", () => {
  const refused = () => async_Spec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("async does its work");
