// The implementation of the tool whole. Generated once by adlgen; edit freely.
import type { WholeFactory } from "../toolspec/whole.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const whole: WholeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
