// Implementation of the tool close. Written once by adlgen; yours to edit.
import type { CloseFactory } from "../toolspec/close.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const close: CloseFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
