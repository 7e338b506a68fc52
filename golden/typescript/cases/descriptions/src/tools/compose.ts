// Implementation of the tool compose. Written once by adlgen; yours to edit.
import type { ComposeFactory } from "../toolspec/compose.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const compose: ComposeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
