// The implementation of the tool new. Generated once by adlgen; edit freely.
import type { NewFactory } from "../toolspec/new.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const new_: NewFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
