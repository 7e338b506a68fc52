// The implementation of the tool own. Generated once by adlgen; edit freely.
import type { OwnFactory } from "../toolspec/own.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const own: OwnFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
