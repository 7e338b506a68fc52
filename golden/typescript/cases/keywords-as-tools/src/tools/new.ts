// Implementation of the tool new. Written once by adlgen; yours to edit.
import type { NewFactory } from "../toolspec/new.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const new_: NewFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
