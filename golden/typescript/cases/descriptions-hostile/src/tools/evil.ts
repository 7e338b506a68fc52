// The implementation of the tool evil. Generated once by adlgen; edit freely.
import type { EvilFactory } from "../toolspec/evil.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const evil: EvilFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
