// The implementation of the tool release-berth. Generated once by adlgen; edit freely.
import type { ReleaseBerthFactory } from "../toolspec/release-berth.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const releaseBerth: ReleaseBerthFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
