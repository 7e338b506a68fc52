// The implementation of the tool index. Generated once by adlgen; edit freely.
import type { IndexFactory } from "../toolspec/index-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const index: IndexFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
