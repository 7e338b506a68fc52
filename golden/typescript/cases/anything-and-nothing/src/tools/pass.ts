// The implementation of the tool pass. Generated once by adlgen; edit freely.
import type { PassFactory } from "../toolspec/pass.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const pass: PassFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
