// The implementation of the tool run_query. Generated once by adlgen; edit freely.
import type { RunQueryFactory } from "../toolspec/run-query.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const runQuery: RunQueryFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
