// Implementation of the tool set. Written once by adlgen; yours to edit.
import type { SetFactory } from "../toolspec/set.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const set: SetFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
