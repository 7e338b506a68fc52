// The implementation of the tool patch. Generated once by adlgen; edit freely.
import type { PatchFactory } from "../toolspec/patch.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const patch: PatchFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
