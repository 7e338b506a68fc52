// The implementation of the tool import_rows. Generated once by adlgen; edit freely.
import type { ImportRowsFactory } from "../toolspec/import-rows.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const importRows: ImportRowsFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
