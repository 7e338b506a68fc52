// The implementation of the tool close. Generated once by adlgen; edit freely.
import type { CloseFactory } from "../toolspec/close.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const close: CloseFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
