// Implementation of the tool check. Written once by adlgen; yours to edit.
import type { CheckFactory } from "../toolspec/check.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const check: CheckFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
