// Implementation of the tool send. Written once by adlgen; yours to edit.
import type { SendFactory } from "../toolspec/send.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const send: SendFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
