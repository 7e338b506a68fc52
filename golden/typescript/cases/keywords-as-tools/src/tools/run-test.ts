// The implementation of the tool run_test. Generated once by adlgen; edit freely.
import type { RunTestFactory } from "../toolspec/run-test.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const runTest: RunTestFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
