// Implementation of the tool record_row. Written once by adlgen; yours to edit.
import type { RecordRowFactory } from "../toolspec/record-row.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const recordRow: RecordRowFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
