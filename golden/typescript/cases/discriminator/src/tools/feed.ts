// The implementation of the tool feed. Generated once by adlgen; edit freely.
import type { FeedFactory } from "../toolspec/feed.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Animals. */
export const feed: FeedFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
