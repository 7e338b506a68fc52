// The implementation of the tool mod. Generated once by adlgen; edit freely.
import type { ModFactory } from "../toolspec/mod.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const mod: ModFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
