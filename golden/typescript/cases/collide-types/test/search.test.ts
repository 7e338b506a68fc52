// The contract test of the tool search. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { search } from "../src/tools/search.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { searchSpec } from "../src/toolspec/search.js";

await test("search has an implementation", () => {
  assert.equal(typeof search, "function");
});

await test("search rejects invalid JSON", () => {
  const parse = () => searchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("search works");
