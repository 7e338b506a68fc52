// Implementation of the tool get_user. Written once by adlgen; yours to edit.
import type { GetUserFactory } from "../toolspec/get-user.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const getUserXbf1e: GetUserFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
