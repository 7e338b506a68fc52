// The implementation of the tool count. Generated once by adlgen; edit freely.
import type { CountFactory } from "../toolspec/count.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const count: CountFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
