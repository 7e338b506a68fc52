// The implementation of the tool record. Generated once by adlgen; edit freely.
import type { Record_Factory } from "../toolspec/record.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const record: Record_Factory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
