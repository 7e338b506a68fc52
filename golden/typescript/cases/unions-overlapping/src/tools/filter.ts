// The implementation of the tool filter. Generated once by adlgen; edit freely.
import type { FilterFactory } from "../toolspec/filter.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const filter: FilterFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
