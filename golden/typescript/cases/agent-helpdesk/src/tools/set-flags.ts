// Implementation of the tool set_flags. Written once by adlgen; yours to edit.
import type { SetFlagsFactory } from "../toolspec/set-flags.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const setFlags: SetFlagsFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
