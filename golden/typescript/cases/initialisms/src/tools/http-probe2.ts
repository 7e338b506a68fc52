// Implementation of the tool HTTPProbe2. Written once by adlgen; yours to edit.
import type { HttpProbe2Factory } from "../toolspec/http-probe2.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const httpProbe2: HttpProbe2Factory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
