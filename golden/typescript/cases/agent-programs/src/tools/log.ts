// Implementation of the tool log. Written once by adlgen; yours to edit.
import type { LogFactory } from "../toolspec/log.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const log: LogFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
