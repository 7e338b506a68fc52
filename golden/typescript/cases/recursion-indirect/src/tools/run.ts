// The implementation of the tool run. Generated once by adlgen; edit freely.
import type { RunFactory } from "../toolspec/run.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const run: RunFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
