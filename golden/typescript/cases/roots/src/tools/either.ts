// Implementation of the tool either. Written once by adlgen; yours to edit.
import type { EitherFactory } from "../toolspec/either.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const either: EitherFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
