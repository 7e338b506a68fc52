// The implementation of the tool translate. Generated once by adlgen; edit freely.
import type { TranslateFactory } from "../toolspec/translate.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const translate: TranslateFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
