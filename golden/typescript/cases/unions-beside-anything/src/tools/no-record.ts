// The implementation of the tool no_record. Generated once by adlgen; edit freely.
import type { NoRecordFactory } from "../toolspec/no-record.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const noRecord: NoRecordFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
