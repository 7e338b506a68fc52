// The implementation of the tool descend. Generated once by adlgen; edit freely.
import type { DescendFactory } from "../toolspec/descend.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const descend: DescendFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
