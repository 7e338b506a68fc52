// The implementation of the tool untyped. Generated once by adlgen; edit freely.
import type { UntypedFactory } from "../toolspec/untyped.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const untyped: UntypedFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
