// Implementation of the tool runtime. Written once by adlgen; yours to edit.
import type { RuntimeFactory } from "../toolspec/runtime-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const runtime: RuntimeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
