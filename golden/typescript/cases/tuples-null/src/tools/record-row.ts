// The implementation of the tool record_row. Generated once by adlgen; edit freely.
import type { RecordRowFactory } from "../toolspec/record-row.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const recordRow: RecordRowFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
