// Implementation of the tool only. Written once by adlgen; yours to edit.
import type { OnlyFactory } from "../toolspec/only.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const only: OnlyFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
