// Implementation of the tool first_item. Written once by adlgen; yours to edit.
import type { FirstItemFactory } from "../toolspec/first-item.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const firstItem: FirstItemFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
