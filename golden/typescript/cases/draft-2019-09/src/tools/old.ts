// Implementation of the tool old. Written once by adlgen; yours to edit.
import type { OldFactory } from "../toolspec/old.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const old: OldFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
