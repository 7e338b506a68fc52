// The implementation of the tool only. Generated once by adlgen; edit freely.
import type { OnlyFactory } from "../toolspec/only.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const only: OnlyFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
