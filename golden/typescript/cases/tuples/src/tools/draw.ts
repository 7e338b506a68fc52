// The implementation of the tool draw. Generated once by adlgen; edit freely.
import type { DrawFactory } from "../toolspec/draw.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const draw: DrawFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
