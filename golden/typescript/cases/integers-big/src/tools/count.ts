// Implementation of the tool count. Written once by adlgen; yours to edit.
import type { CountFactory } from "../toolspec/count.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const count: CountFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
