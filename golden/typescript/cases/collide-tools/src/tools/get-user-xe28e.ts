// The implementation of the tool getUser. Generated once by adlgen; edit freely.
import type { GetUserXe28eFactory } from "../toolspec/get-user-xe28e.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const getUser: GetUserXe28eFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
