// Implementation of the tool choose. Written once by adlgen; yours to edit.
import type { ChooseFactory } from "../toolspec/choose.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const choose: ChooseFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
