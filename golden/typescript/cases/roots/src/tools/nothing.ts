// The implementation of the tool nothing. Generated once by adlgen; edit freely.
import type { NothingFactory } from "../toolspec/nothing.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const nothing: NothingFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
