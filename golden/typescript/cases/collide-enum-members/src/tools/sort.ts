// Implementation of the tool sort. Written once by adlgen; yours to edit.
import type { SortFactory } from "../toolspec/sort.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const sort: SortFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
