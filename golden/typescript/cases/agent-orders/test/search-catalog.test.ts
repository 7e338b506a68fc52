// Contract of the tool search_catalog. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { searchCatalog } from "../src/tools/search-catalog.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { searchCatalogSpec } from "../src/toolspec/search-catalog.js";

await test("search_catalog has an implementation", () => {
  assert.equal(typeof searchCatalog, "function");
});

await test("search_catalog refuses what is no JSON", () => {
  const refused = () => searchCatalogSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("search_catalog does its work");
