// Implementation of the tool search. Written once by adlgen; yours to edit.
import type { SearchFactory } from "../toolspec/search.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const search: SearchFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
