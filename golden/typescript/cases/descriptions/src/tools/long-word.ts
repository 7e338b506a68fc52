// Implementation of the tool long_word. Written once by adlgen; yours to edit.
import type { LongWordFactory } from "../toolspec/long-word.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const longWord: LongWordFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
