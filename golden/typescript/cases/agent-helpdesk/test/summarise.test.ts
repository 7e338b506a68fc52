// Contract of the tool summarise. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { summarise } from "../src/tools/summarise.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { summariseSpec } from "../src/toolspec/summarise.js";

await test("summarise has an implementation", () => {
  assert.equal(typeof summarise, "function");
});

await test("summarise refuses what is no JSON", () => {
  const refused = () => summariseSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("summarise does its work");
