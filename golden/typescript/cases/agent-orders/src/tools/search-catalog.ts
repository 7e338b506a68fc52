// Implementation of the tool search_catalog. Written once by adlgen; yours to edit.
import type { SearchCatalogFactory } from "../toolspec/search-catalog.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `orderRepo`.
 */
export const searchCatalog: SearchCatalogFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
