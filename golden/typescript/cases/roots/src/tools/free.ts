// Implementation of the tool free. Written once by adlgen; yours to edit.
import type { FreeFactory } from "../toolspec/free.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const free: FreeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
