// The implementation of the tool put. Generated once by adlgen; edit freely.
import type { PutFactory } from "../toolspec/put.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const put: PutFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
