// The implementation of the tool get_user_input. Generated once by adlgen; edit freely.
import type { GetUserInputX61c5Factory } from "../toolspec/get-user-input.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const getUserInput: GetUserInputX61c5Factory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
