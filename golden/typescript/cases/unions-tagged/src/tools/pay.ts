// Implementation of the tool pay. Written once by adlgen; yours to edit.
import type { PayFactory } from "../toolspec/pay.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const pay: PayFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
