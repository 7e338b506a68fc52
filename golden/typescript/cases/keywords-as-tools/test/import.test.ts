// The contract test of the tool import. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { import_ } from "../src/tools/import.js";
import { import_Spec } from "../src/toolspec/import.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("import has an implementation", () => {
  assert.equal(typeof import_, "function");
});

await test("import rejects invalid JSON", () => {
  const parse = () => import_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("import works");
