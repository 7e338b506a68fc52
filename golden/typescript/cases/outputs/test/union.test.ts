// Contract of the tool union. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { union } from "../src/tools/union.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { unionSpec } from "../src/toolspec/union.js";

await test("union has an implementation", () => {
  assert.equal(typeof union, "function");
});

await test("union refuses what is no JSON", () => {
  const refused = () => unionSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("union does its work");
