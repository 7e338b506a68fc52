// The implementation of the tool tide_table. Generated once by adlgen; edit freely.
import type { TideTableFactory } from "../toolspec/tide-table.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const tideTable: TideTableFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
