// The implementation of the tool runtime. Generated once by adlgen; edit freely.
import type { RuntimeFactory } from "../toolspec/runtime-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const runtime: RuntimeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
