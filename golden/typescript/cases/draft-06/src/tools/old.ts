// The implementation of the tool old. Generated once by adlgen; edit freely.
import type { OldFactory } from "../toolspec/old.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const old: OldFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
