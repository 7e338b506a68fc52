// The contract test of the tool search_catalog. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { searchCatalog } from "../src/tools/search-catalog.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type SearchCatalogArgs,
  type SearchCatalogDeps,
  searchCatalogSpec,
} from "../src/toolspec/search-catalog.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { filter: { all: [] } };

await test("search_catalog handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as SearchCatalogDeps;
  const handler = searchCatalog(deps);
  try {
    await searchCatalogSpec.call(handler, accepted as SearchCatalogArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("search_catalog rejects invalid JSON", () => {
  const parse = () => searchCatalogSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
