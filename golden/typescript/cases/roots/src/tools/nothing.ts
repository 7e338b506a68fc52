// Implementation of the tool nothing. Written once by adlgen; yours to edit.
import type { NothingFactory } from "../toolspec/nothing.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const nothing: NothingFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
