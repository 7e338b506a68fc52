// Implementation of the tool run_query. Written once by adlgen; yours to edit.
import type { RunQueryFactory } from "../toolspec/run-query.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const runQuery: RunQueryFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
