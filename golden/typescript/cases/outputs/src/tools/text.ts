// Implementation of the tool text. Written once by adlgen; yours to edit.
import type { TextFactory } from "../toolspec/text.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const text: TextFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
