// The implementation of the tool odd. Generated once by adlgen; edit freely.
import type { OddFactory } from "../toolspec/odd.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const odd: OddFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
