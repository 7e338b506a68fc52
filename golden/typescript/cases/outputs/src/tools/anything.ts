// Implementation of the tool anything. Written once by adlgen; yours to edit.
import type { AnythingFactory } from "../toolspec/anything.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const anything: AnythingFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
