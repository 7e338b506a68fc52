// Contract of the tool get. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { get } from "../src/tools/get.js";
import { getSpec } from "../src/toolspec/get.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get has an implementation", () => {
  assert.equal(typeof get, "function");
});

await test("get refuses what is no JSON", () => {
  const refused = () => getSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("get does its work");
