// The implementation of the tool refers. Generated once by adlgen; edit freely.
import type { RefersFactory } from "../toolspec/refers.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const refers: RefersFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
