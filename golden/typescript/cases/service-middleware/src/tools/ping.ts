// Implementation of the tool ping. Written once by adlgen; yours to edit.
import type { PingFactory } from "../toolspec/ping.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const ping: PingFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
