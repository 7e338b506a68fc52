// Implementation of the tool summarise. Written once by adlgen; yours to edit.
import type { SummariseFactory } from "../toolspec/summarise.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const summarise: SummariseFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
