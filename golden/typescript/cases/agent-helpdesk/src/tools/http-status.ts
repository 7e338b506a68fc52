// The implementation of the tool HTTPStatus. Generated once by adlgen; edit freely.
import type { HttpStatusFactory } from "../toolspec/http-status.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const httpStatus: HttpStatusFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
