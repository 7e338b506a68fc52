// Implementation of the tool unknown. Written once by adlgen; yours to edit.
import type { UnknownFactory } from "../toolspec/unknown.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const unknown: UnknownFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
