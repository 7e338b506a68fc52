// The implementation of the tool text. Generated once by adlgen; edit freely.
import type { TextFactory } from "../toolspec/text.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const text: TextFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
