// The implementation of the tool check. Generated once by adlgen; edit freely.
import type { CheckFactory } from "../toolspec/check.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const check: CheckFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
