// Implementation of the tool union. Written once by adlgen; yours to edit.
import type { UnionFactory } from "../toolspec/union.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const union: UnionFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
