// Implementation of the tool maybe. Written once by adlgen; yours to edit.
import type { MaybeFactory } from "../toolspec/maybe.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const maybe: MaybeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
