// Implementation of the tool second. Written once by adlgen; yours to edit.
import type { SecondFactory } from "../toolspec/second.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const second: SecondFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
