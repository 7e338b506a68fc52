// Implementation of the tool import_rows. Written once by adlgen; yours to edit.
import type { ImportRowsFactory } from "../toolspec/import-rows.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const importRows: ImportRowsFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
