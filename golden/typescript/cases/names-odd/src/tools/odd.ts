// Implementation of the tool odd. Written once by adlgen; yours to edit.
import type { OddFactory } from "../toolspec/odd.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const odd: OddFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
