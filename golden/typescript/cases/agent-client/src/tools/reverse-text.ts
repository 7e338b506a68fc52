// Implementation of the tool reverse_text. Written once by adlgen; yours to edit.
import type { ReverseTextFactory } from "../toolspec/reverse-text.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const reverseText: ReverseTextFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
