// Implementation of the tool type. Written once by adlgen; yours to edit.
import type { TypeFactory } from "../toolspec/type.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const type_: TypeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
