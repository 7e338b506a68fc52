// Implementation of the tool class. Written once by adlgen; yours to edit.
import type { ClassFactory } from "../toolspec/class.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const class_: ClassFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
