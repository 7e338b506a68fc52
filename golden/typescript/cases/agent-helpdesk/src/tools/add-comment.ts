// The implementation of the tool add_comment. Generated once by adlgen; edit freely.
import type { AddCommentFactory } from "../toolspec/add-comment.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Add a comment to a ticket. */
export const addComment: AddCommentFactory =
  ({ ticketsWriter }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, ticketsWriter);
  };
