// Implementation of the tool import. Written once by adlgen; yours to edit.
import type { ImportFactory } from "../toolspec/import.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const import_: ImportFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
