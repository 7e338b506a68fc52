// Implementation of the tool untyped. Written once by adlgen; yours to edit.
import type { UntypedFactory } from "../toolspec/untyped.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const untyped: UntypedFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
