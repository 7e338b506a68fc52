// Implementation of the tool translate. Written once by adlgen; yours to edit.
import type { TranslateFactory } from "../toolspec/translate.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const translate: TranslateFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
