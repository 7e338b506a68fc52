// The contract test of the tool search_catalog. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { searchCatalog } from "../src/tools/search-catalog.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { searchCatalogSpec } from "../src/toolspec/search-catalog.js";

await test("search_catalog has an implementation", () => {
  assert.equal(typeof searchCatalog, "function");
});

await test("search_catalog rejects invalid JSON", () => {
  const parse = () => searchCatalogSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("search_catalog works");
