// Contract of the tool tide_table. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tideTable } from "../src/tools/tide-table.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { tideTableSpec } from "../src/toolspec/tide-table.js";

await test("tide_table has an implementation", () => {
  assert.equal(typeof tideTable, "function");
});

await test("tide_table refuses what is no JSON", () => {
  const refused = () => tideTableSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("tide_table does its work");
