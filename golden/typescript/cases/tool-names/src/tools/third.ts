// The implementation of the tool third. Generated once by adlgen; edit freely.
import type { ThirdFactory } from "../toolspec/third.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const third: ThirdFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
