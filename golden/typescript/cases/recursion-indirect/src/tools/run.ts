// Implementation of the tool run. Written once by adlgen; yours to edit.
import type { RunFactory } from "../toolspec/run.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const run: RunFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
