// Implementation of the tool knowledgeBaseSearch. Written once by adlgen; yours to edit.
import type { KnowledgeBaseSearchFactory } from "../toolspec/knowledge-base-search.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `searchIndexArticles`.
 */
export const knowledgeBaseSearch: KnowledgeBaseSearchFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
