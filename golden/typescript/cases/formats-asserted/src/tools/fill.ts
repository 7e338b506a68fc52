// The implementation of the tool fill. Generated once by adlgen; edit freely.
import type { FillFactory } from "../toolspec/fill.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const fill: FillFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
