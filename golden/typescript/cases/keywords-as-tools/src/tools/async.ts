// Implementation of the tool async. Written once by adlgen; yours to edit.
import type { AsyncFactory } from "../toolspec/async.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const async_: AsyncFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
