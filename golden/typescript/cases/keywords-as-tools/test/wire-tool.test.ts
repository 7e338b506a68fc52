// Contract of the tool wire. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wire } from "../src/tools/wire-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { wireSpec } from "../src/toolspec/wire-tool.js";

await test("wire has an implementation", () => {
  assert.equal(typeof wire, "function");
});

await test("wire refuses what is no JSON", () => {
  const refused = () => wireSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("wire does its work");
