// The implementation of the tool import. Generated once by adlgen; edit freely.
import type { ImportFactory } from "../toolspec/import.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const import_: ImportFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
