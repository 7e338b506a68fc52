// The contract test of the tool import_rows. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { importRows } from "../src/tools/import-rows.js";
import { importRowsSpec } from "../src/toolspec/import-rows.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("import_rows has an implementation", () => {
  assert.equal(typeof importRows, "function");
});

await test("import_rows rejects invalid JSON", () => {
  const parse = () => importRowsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("import_rows works");
