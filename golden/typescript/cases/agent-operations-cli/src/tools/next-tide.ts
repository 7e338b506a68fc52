// Implementation of the tool next-tide. Written once by adlgen; yours to edit.
import type { NextTideFactory } from "../toolspec/next-tide.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const nextTide: NextTideFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
