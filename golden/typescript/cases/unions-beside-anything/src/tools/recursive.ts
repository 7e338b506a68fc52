// Implementation of the tool recursive. Written once by adlgen; yours to edit.
import type { RecursiveFactory } from "../toolspec/recursive.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const recursive: RecursiveFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
