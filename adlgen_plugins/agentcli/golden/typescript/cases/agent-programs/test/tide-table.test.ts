// The contract test of the tool tide_table. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tideTable } from "../src/tools/tide-table.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { tideTableSpec } from "../src/toolspec/tide-table.js";

await test("tide_table has an implementation", () => {
  assert.equal(typeof tideTable, "function");
});

await test("tide_table rejects invalid JSON", () => {
  const parse = () => tideTableSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
