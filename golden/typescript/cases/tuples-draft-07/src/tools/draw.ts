// Implementation of the tool draw. Written once by adlgen; yours to edit.
import type { DrawFactory } from "../toolspec/draw.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const draw: DrawFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
