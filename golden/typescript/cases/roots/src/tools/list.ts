// Implementation of the tool list. Written once by adlgen; yours to edit.
import type { ListFactory } from "../toolspec/list.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const list: ListFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
