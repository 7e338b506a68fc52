// Implementation of the tool save. Written once by adlgen; yours to edit.
import type { SaveFactory } from "../toolspec/save.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const save: SaveFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
