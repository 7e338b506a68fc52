// Implementation of the tool search-the_Web. Written once by adlgen; yours to edit.
import type { FirstFactory } from "../toolspec/first.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const first: FirstFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
