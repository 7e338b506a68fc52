// The implementation of the tool knowledgeBaseSearch. Generated once by adlgen; edit freely.
import type { KnowledgeBaseSearchFactory } from "../toolspec/knowledge-base-search.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `searchIndexArticles`.
 */
export const knowledgeBaseSearch: KnowledgeBaseSearchFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
