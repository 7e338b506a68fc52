// The implementation of the tool pay. Generated once by adlgen; edit freely.
import type { PayFactory } from "../toolspec/pay.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const pay: PayFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
