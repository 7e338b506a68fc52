// The implementation of the tool async. Generated once by adlgen; edit freely.
import type { AsyncFactory } from "../toolspec/async.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const async_: AsyncFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
