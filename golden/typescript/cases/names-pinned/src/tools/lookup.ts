// Implementation of the tool lookup. Written once by adlgen; yours to edit.
import type { LookupFactory } from "../toolspec/lookup.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const lookup: LookupFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
