// The implementation of the tool second. Generated once by adlgen; edit freely.
import type { SecondFactory } from "../toolspec/second.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const second: SecondFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
