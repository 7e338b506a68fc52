// Contract of the tool fill. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fill } from "../src/tools/fill.js";
import { fillSpec } from "../src/toolspec/fill.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("fill has an implementation", () => {
  assert.equal(typeof fill, "function");
});

await test("fill refuses what is no JSON", () => {
  const refused = () => fillSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("fill does its work");
