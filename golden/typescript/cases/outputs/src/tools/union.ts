// The implementation of the tool union. Generated once by adlgen; edit freely.
import type { UnionFactory } from "../toolspec/union.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const union: UnionFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
