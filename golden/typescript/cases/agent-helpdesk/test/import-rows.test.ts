// Contract of the tool import_rows. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { importRows } from "../src/tools/import-rows.js";
import { importRowsSpec } from "../src/toolspec/import-rows.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("import_rows has an implementation", () => {
  assert.equal(typeof importRows, "function");
});

await test("import_rows refuses what is no JSON", () => {
  const refused = () => importRowsSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("import_rows does its work");
