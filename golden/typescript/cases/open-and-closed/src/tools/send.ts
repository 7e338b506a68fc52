// The implementation of the tool send. Generated once by adlgen; edit freely.
import type { SendFactory } from "../toolspec/send.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const send: SendFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
