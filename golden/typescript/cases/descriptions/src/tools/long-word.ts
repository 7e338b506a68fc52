// The implementation of the tool long_word. Generated once by adlgen; edit freely.
import type { LongWordFactory } from "../toolspec/long-word.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const longWord: LongWordFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
