// Implementation of the tool get. Written once by adlgen; yours to edit.
import type { GetFactory } from "../toolspec/get.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const get: GetFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
