// The implementation of the tool search_catalog. Generated once by adlgen; edit freely.
import type { SearchCatalogFactory } from "../toolspec/search-catalog.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `orderRepo`.
 */
export const searchCatalog: SearchCatalogFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
