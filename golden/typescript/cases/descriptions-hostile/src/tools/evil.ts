// Implementation of the tool evil. Written once by adlgen; yours to edit.
import type { EvilFactory } from "../toolspec/evil.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const evil: EvilFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
