// Implementation of the tool tree. Written once by adlgen; yours to edit.
import type { TreeFactory } from "../toolspec/tree.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const tree: TreeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
