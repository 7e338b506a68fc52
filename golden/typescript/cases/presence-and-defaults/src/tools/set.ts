// The implementation of the tool set. Generated once by adlgen; edit freely.
import type { SetFactory } from "../toolspec/set.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const set: SetFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
