// The implementation of the tool unknown. Generated once by adlgen; edit freely.
import type { UnknownFactory } from "../toolspec/unknown.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const unknown: UnknownFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
