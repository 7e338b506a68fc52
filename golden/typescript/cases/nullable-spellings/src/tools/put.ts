// Implementation of the tool put. Written once by adlgen; yours to edit.
import type { PutFactory } from "../toolspec/put.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const put: PutFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
