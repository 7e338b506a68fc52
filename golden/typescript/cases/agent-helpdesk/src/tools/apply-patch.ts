// Implementation of the tool apply_patch. Written once by adlgen; yours to edit.
import type { ApplyPatchFactory } from "../toolspec/apply-patch.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const applyPatch: ApplyPatchFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
