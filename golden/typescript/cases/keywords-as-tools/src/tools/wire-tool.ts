// Implementation of the tool wire. Written once by adlgen; yours to edit.
import type { WireFactory } from "../toolspec/wire-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const wire: WireFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
