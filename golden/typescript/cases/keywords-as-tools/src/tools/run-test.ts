// Implementation of the tool run_test. Written once by adlgen; yours to edit.
import type { RunTestFactory } from "../toolspec/run-test.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const runTest: RunTestFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
