// The implementation of the tool search_catalog. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { SearchCatalogFactory } from "../toolspec/search-catalog.js";

/** Search the catalogue with a nested filter. */
export const searchCatalog: SearchCatalogFactory =
  ({ orderRepo }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, orderRepo);
  };
