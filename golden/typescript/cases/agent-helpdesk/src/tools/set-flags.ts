// The implementation of the tool set_flags. Generated once by adlgen; edit freely.
import type { SetFlagsFactory } from "../toolspec/set-flags.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const setFlags: SetFlagsFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
