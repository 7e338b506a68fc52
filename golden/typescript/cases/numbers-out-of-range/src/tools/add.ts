// Implementation of the tool add. Written once by adlgen; yours to edit.
import type { AddFactory } from "../toolspec/add.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const add: AddFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
