// Implementation of the tool con. Written once by adlgen; yours to edit.
import type { ConFactory } from "../toolspec/con-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const con: ConFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
