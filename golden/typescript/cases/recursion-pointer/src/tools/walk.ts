// The implementation of the tool walk. Generated once by adlgen; edit freely.
import type { WalkFactory } from "../toolspec/walk.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const walk: WalkFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
