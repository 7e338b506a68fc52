// Implementation of the tool pick. Written once by adlgen; yours to edit.
import type { PickFactory } from "../toolspec/pick.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const pick: PickFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
