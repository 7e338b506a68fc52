// Implementation of the tool HTTPStatus. Written once by adlgen; yours to edit.
import type { HttpStatusFactory } from "../toolspec/http-status.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const httpStatus: HttpStatusFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
