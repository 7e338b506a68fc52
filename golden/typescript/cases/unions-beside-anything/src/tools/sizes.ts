// Implementation of the tool sizes. Written once by adlgen; yours to edit.
import type { SizesFactory } from "../toolspec/sizes.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const sizes: SizesFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
