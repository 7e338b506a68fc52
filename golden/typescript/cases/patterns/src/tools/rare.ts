// The implementation of the tool rare. Generated once by adlgen; edit freely.
import type { RareFactory } from "../toolspec/rare.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const rare: RareFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
