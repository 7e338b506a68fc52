// Implementation of the tool react. Written once by adlgen; yours to edit.
import type { ReactFactory } from "../toolspec/react.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const react: ReactFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
