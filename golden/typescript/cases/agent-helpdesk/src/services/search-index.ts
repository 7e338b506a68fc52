// The service searchIndex. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `searchIndex.articles`. */
export interface SearchIndexArticles {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Full-text search. */
export interface SearchIndex {
  readonly articles: SearchIndexArticles;
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newSearchIndex(context: ServiceContext): SearchIndex {
  const service: SearchIndex = { ready: true, articles: { ready: true } };
  context.logger.debug("service searchIndex is ready");
  return service;
}
