// Implementation of the tool session. Written once by adlgen; yours to edit.
import type { SessionFactory } from "../toolspec/session.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const session: SessionFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
