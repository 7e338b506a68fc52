// The implementation of the tool recursive. Generated once by adlgen; edit freely.
import type { RecursiveFactory } from "../toolspec/recursive.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const recursive: RecursiveFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
