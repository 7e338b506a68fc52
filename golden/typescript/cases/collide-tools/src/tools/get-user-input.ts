// Implementation of the tool get_user_input. Written once by adlgen; yours to edit.
import type { GetUserInputX61c5Factory } from "../toolspec/get-user-input.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const getUserInput: GetUserInputX61c5Factory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
