// Implementation of the tool walk. Written once by adlgen; yours to edit.
import type { WalkFactory } from "../toolspec/walk.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const walk: WalkFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
