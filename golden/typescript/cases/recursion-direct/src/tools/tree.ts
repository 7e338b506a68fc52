// The implementation of the tool tree. Generated once by adlgen; edit freely.
import type { TreeFactory } from "../toolspec/tree.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const tree: TreeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
