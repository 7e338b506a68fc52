// The implementation of the tool search-the_Web. Generated once by adlgen; edit freely.
import type { FirstFactory } from "../toolspec/first.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const first: FirstFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
