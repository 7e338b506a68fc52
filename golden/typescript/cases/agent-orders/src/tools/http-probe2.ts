// Implementation of the tool http_probe. Written once by adlgen; yours to edit.
import type { HttpProbe2Factory } from "../toolspec/http-probe2.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `logger`.
 */
export const httpProbe2: HttpProbe2Factory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
