// The implementation of the tool feed. Generated once by adlgen; edit freely.
import type { FeedFactory } from "../toolspec/feed.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const feed: FeedFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
