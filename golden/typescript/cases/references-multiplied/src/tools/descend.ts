// Implementation of the tool descend. Written once by adlgen; yours to edit.
import type { DescendFactory } from "../toolspec/descend.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const descend: DescendFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
