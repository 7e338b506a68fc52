// Contract of the tool put. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { put } from "../src/tools/put.js";
import { putSpec } from "../src/toolspec/put.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("put has an implementation", () => {
  assert.equal(typeof put, "function");
});

await test("put refuses what is no JSON", () => {
  const refused = () => putSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("put does its work");
