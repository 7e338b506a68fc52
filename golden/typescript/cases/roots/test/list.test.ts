// Contract of the tool list. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { list } from "../src/tools/list.js";
import { listSpec } from "../src/toolspec/list.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("list has an implementation", () => {
  assert.equal(typeof list, "function");
});

await test("list refuses what is no JSON", () => {
  const refused = () => listSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("list does its work");
