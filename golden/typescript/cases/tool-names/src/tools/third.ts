// Implementation of the tool third. Written once by adlgen; yours to edit.
import type { ThirdFactory } from "../toolspec/third.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const third: ThirdFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
