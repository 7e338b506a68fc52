// Implementation of the tool add_comment. Written once by adlgen; yours to edit.
import type { AddCommentFactory } from "../toolspec/add-comment.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `ticketsWriter`.
 */
export const addComment: AddCommentFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
