// Implementation of the tool none. Written once by adlgen; yours to edit.
import type { NoneFactory } from "../toolspec/none.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const none: NoneFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
