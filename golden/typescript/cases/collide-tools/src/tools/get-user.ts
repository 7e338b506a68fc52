// The implementation of the tool get_user. Generated once by adlgen; edit freely.
import type { GetUserFactory } from "../toolspec/get-user.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const getUserXbf1e: GetUserFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
