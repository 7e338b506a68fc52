// Implementation of the tool index. Written once by adlgen; yours to edit.
import type { IndexFactory } from "../toolspec/index-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const index: IndexFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
