// Implementation of the tool getUser. Written once by adlgen; yours to edit.
import type { GetUserXe28eFactory } from "../toolspec/get-user-xe28e.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const getUser: GetUserXe28eFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
