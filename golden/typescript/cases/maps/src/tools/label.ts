// Implementation of the tool label. Written once by adlgen; yours to edit.
import type { LabelFactory } from "../toolspec/label.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const label: LabelFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
