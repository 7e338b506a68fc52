// Implementation of the tool two_types. Written once by adlgen; yours to edit.
import type { TwoTypesFactory } from "../toolspec/two-types.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const twoTypes: TwoTypesFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
