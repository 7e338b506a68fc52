// The implementation of the tool compose. Generated once by adlgen; edit freely.
import type { ComposeFactory } from "../toolspec/compose.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const compose: ComposeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
