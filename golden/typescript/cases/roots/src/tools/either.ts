// The implementation of the tool either. Generated once by adlgen; edit freely.
import type { EitherFactory } from "../toolspec/either.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const either: EitherFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
