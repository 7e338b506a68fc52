// The implementation of the tool free. Generated once by adlgen; edit freely.
import type { FreeFactory } from "../toolspec/free.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const free: FreeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
