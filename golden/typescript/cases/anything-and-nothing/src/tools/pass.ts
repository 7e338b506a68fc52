// Implementation of the tool pass. Written once by adlgen; yours to edit.
import type { PassFactory } from "../toolspec/pass.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const pass: PassFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
