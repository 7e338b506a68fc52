// The implementation of the tool loop. Generated once by adlgen; edit freely.
import type { LoopFactory } from "../toolspec/loop.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const loop: LoopFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
