// Implementation of the tool rare. Written once by adlgen; yours to edit.
import type { RareFactory } from "../toolspec/rare.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const rare: RareFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
