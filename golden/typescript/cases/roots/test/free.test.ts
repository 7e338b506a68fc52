// Contract of the tool free. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { free } from "../src/tools/free.js";
import { freeSpec } from "../src/toolspec/free.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("free has an implementation", () => {
  assert.equal(typeof free, "function");
});

await test("free refuses what is no JSON", () => {
  const refused = () => freeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("free does its work");
