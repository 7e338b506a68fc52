// The implementation of the tool search_catalog. Generated once by adlgen; edit freely.
import type { SearchCatalogFactory } from "../toolspec/search-catalog.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Search the catalogue with a nested filter. */
export const searchCatalog: SearchCatalogFactory =
  ({ orderRepo }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, orderRepo);
  };
