// Implementation of the tool loop. Written once by adlgen; yours to edit.
import type { LoopFactory } from "../toolspec/loop.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const loop: LoopFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
