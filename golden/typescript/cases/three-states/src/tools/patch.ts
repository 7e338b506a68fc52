// Implementation of the tool patch. Written once by adlgen; yours to edit.
import type { PatchFactory } from "../toolspec/patch.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const patch: PatchFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
