// The implementation of the tool none. Generated once by adlgen; edit freely.
import type { NoneFactory } from "../toolspec/none.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const none: NoneFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
