// Implementation of the tool no_record. Written once by adlgen; yours to edit.
import type { NoRecordFactory } from "../toolspec/no-record.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const noRecord: NoRecordFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
