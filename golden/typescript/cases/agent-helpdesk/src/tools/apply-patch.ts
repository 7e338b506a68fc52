// The implementation of the tool apply_patch. Generated once by adlgen; edit freely.
import type { ApplyPatchFactory } from "../toolspec/apply-patch.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const applyPatch: ApplyPatchFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
