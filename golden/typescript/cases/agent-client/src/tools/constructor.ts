// Implementation of the tool constructor. Written once by adlgen; yours to edit.
import type { ConstructorFactory } from "../toolspec/constructor.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const constructor: ConstructorFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
