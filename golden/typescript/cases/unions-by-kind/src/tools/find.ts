// Implementation of the tool find. Written once by adlgen; yours to edit.
import type { FindFactory } from "../toolspec/find.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const find: FindFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
