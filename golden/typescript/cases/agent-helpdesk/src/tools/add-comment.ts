// The implementation of the tool add_comment. Generated once by adlgen; edit freely.
import type { AddCommentFactory } from "../toolspec/add-comment.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `ticketsWriter`.
 */
export const addComment: AddCommentFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
