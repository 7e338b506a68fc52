// Implementation of the tool configure. Written once by adlgen; yours to edit.
import type { ConfigureFactory } from "../toolspec/configure.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const configure: ConfigureFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
