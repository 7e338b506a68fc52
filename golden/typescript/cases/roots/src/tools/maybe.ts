// The implementation of the tool maybe. Generated once by adlgen; edit freely.
import type { MaybeFactory } from "../toolspec/maybe.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const maybe: MaybeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
