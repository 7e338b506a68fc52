// The contract test of the tool export_csv. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exportCsv } from "../src/tools/export-csv.js";
import { exportCsvSpec } from "../src/toolspec/export-csv.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("export_csv has an implementation", () => {
  assert.equal(typeof exportCsv, "function");
});

await test("export_csv rejects invalid JSON", () => {
  const parse = () => exportCsvSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("export_csv works");
