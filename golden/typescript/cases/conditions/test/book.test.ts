// Contract of the tool book. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { book } from "../src/tools/book.js";
import { bookSpec } from "../src/toolspec/book.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("book has an implementation", () => {
  assert.equal(typeof book, "function");
});

await test("book refuses what is no JSON", () => {
  const refused = () => bookSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("book does its work");
