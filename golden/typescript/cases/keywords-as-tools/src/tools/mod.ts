// Implementation of the tool mod. Written once by adlgen; yours to edit.
import type { ModFactory } from "../toolspec/mod.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const mod: ModFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
