// The implementation of the tool summarise. Generated once by adlgen; edit freely.
import type { SummariseFactory } from "../toolspec/summarise.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const summarise: SummariseFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
