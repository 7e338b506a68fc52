// The implementation of the tool get. Generated once by adlgen; edit freely.
import type { GetFactory } from "../toolspec/get.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const get: GetFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
