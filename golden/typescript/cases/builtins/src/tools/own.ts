// Implementation of the tool own. Written once by adlgen; yours to edit.
import type { OwnFactory } from "../toolspec/own.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const own: OwnFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
