// Contract of the tool create. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { create } from "../src/tools/create.js";
import { createSpec } from "../src/toolspec/create.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create has an implementation", () => {
  assert.equal(typeof create, "function");
});

await test("create refuses what is no JSON", () => {
  const refused = () => createSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("create does its work");
