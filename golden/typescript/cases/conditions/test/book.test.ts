// The contract test of the tool book. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { book } from "../src/tools/book.js";
import { bookSpec } from "../src/toolspec/book.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("book has an implementation", () => {
  assert.equal(typeof book, "function");
});

await test("book rejects invalid JSON", () => {
  const parse = () => bookSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
