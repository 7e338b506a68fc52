// The implementation of the tool sort. Generated once by adlgen; edit freely.
import type { SortFactory } from "../toolspec/sort.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const sort: SortFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
