// Implementation of the tool filter. Written once by adlgen; yours to edit.
import type { FilterFactory } from "../toolspec/filter.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const filter: FilterFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
