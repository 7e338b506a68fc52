// Implementation of the tool record. Written once by adlgen; yours to edit.
import type { Record_Factory } from "../toolspec/record.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const record: Record_Factory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
