// Contract of the tool export_csv. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exportCsv } from "../src/tools/export-csv.js";
import { exportCsvSpec } from "../src/toolspec/export-csv.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("export_csv has an implementation", () => {
  assert.equal(typeof exportCsv, "function");
});

await test("export_csv refuses what is no JSON", () => {
  const refused = () => exportCsvSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("export_csv does its work");
