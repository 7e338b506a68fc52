// The implementation of the tool constructor. Generated once by adlgen; edit freely.
import type { ConstructorFactory } from "../toolspec/constructor.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const constructor: ConstructorFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
