// Implementation of the tool fill. Written once by adlgen; yours to edit.
import type { FillFactory } from "../toolspec/fill.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const fill: FillFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
