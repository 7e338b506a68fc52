// The implementation of the tool class. Generated once by adlgen; edit freely.
import type { ClassFactory } from "../toolspec/class.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const class_: ClassFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
