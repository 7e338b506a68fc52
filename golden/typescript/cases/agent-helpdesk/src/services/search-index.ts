// The service searchIndex. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `searchIndex.articles`. */
export interface SearchIndexArticles {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** Full-text search. */
export interface SearchIndex {
  readonly articles: SearchIndexArticles;
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newSearchIndex(context: ServiceContext): Promise<SearchIndex> {
  const service: SearchIndex = { ready: true, articles: { ready: true } };
  context.logger.debug("service searchIndex is ready");
  return Promise.resolve(service);
}
