// The implementation of the tool knowledgeBaseSearch. Generated once by adlgen; edit freely.
import type {
  KnowledgeBaseSearchFactory,
  KnowledgeBaseSearchOutput,
} from "../toolspec/knowledge-base-search.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Search the knowledge base. */
export const knowledgeBaseSearch: KnowledgeBaseSearchFactory =
  ({ searchIndexArticles }) =>
  async (input, ctx): Promise<KnowledgeBaseSearchOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, searchIndexArticles);
  };
