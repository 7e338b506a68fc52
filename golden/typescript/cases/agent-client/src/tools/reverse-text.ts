// The implementation of the tool reverse_text. Generated once by adlgen; edit freely.
import type { ReverseTextFactory } from "../toolspec/reverse-text.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const reverseText: ReverseTextFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
