// The implementation of the tool type. Generated once by adlgen; edit freely.
import type { TypeFactory } from "../toolspec/type.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const type_: TypeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
