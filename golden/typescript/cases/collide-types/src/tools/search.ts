// The implementation of the tool search. Generated once by adlgen; edit freely.
import type { SearchFactory } from "../toolspec/search.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const search: SearchFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
