// Implementation of the tool client. Written once by adlgen; yours to edit.
import type { ClientFactory } from "../toolspec/client-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const client: ClientFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
