// Implementation of the tool release-berth. Written once by adlgen; yours to edit.
import type { ReleaseBerthFactory } from "../toolspec/release-berth.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const releaseBerth: ReleaseBerthFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
