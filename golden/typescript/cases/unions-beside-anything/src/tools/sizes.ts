// The implementation of the tool sizes. Generated once by adlgen; edit freely.
import type { SizesFactory } from "../toolspec/sizes.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const sizes: SizesFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
