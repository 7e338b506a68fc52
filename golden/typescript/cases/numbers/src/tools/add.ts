// The implementation of the tool add. Generated once by adlgen; edit freely.
import type { AddFactory } from "../toolspec/add.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const add: AddFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
