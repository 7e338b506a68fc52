// The implementation of the tool lookup. Generated once by adlgen; edit freely.
import type { LookupFactory } from "../toolspec/lookup.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const lookup: LookupFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
