// Implementation of the tool whole. Written once by adlgen; yours to edit.
import type { WholeFactory } from "../toolspec/whole.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const whole: WholeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
