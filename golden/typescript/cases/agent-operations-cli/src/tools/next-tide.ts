// The implementation of the tool next-tide. Generated once by adlgen; edit freely.
import type { NextTideFactory } from "../toolspec/next-tide.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const nextTide: NextTideFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
