// Implementation of the tool refers. Written once by adlgen; yours to edit.
import type { RefersFactory } from "../toolspec/refers.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const refers: RefersFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
