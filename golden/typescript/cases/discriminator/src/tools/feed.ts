// Implementation of the tool feed. Written once by adlgen; yours to edit.
import type { FeedFactory } from "../toolspec/feed.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const feed: FeedFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
