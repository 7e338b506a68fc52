// Implementation of the tool go. Written once by adlgen; yours to edit.
import type { GoFactory } from "../toolspec/go.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const go: GoFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
