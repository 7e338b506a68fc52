// The implementation of the tool go. Generated once by adlgen; edit freely.
import type { GoFactory } from "../toolspec/go.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const go: GoFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
