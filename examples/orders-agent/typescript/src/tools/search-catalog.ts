import type { Product } from "../services/order-repo.js";
import type {
  SearchCatalogFactory,
  SearchCatalogFilter,
} from "../toolspec/search-catalog.js";

/** Search the catalogue with a nested filter. */
export const searchCatalog: SearchCatalogFactory =
  ({ orderRepo }) =>
  ({ filter, limit }) =>
    orderRepo
      .products()
      .filter((product) => matches(product, filter))
      .slice(0, limit)
      .map((product) => ({ ...product }));

function matches(product: Product, filter: SearchCatalogFilter): boolean {
  if ("all" in filter)
    return filter.all.every((part) => matches(product, part));
  if ("any" in filter) return filter.any.some((part) => matches(product, part));
  const fields: Record<string, unknown> = { ...product };
  return (
    Object.hasOwn(fields, filter.field) && fields[filter.field] === filter.value
  );
}
