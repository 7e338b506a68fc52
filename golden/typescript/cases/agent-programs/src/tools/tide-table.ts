// Implementation of the tool tide_table. Written once by adlgen; yours to edit.
import type { TideTableFactory } from "../toolspec/tide-table.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const tideTable: TideTableFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
