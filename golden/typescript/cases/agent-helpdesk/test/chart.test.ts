// Contract of the tool chart. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chart } from "../src/tools/chart.js";
import { chartSpec } from "../src/toolspec/chart.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("chart has an implementation", () => {
  assert.equal(typeof chart, "function");
});

await test("chart refuses what is no JSON", () => {
  const refused = () => chartSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("chart does its work");
