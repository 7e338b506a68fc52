// The implementation of the tool find. Generated once by adlgen; edit freely.
import type { FindFactory } from "../toolspec/find.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const find: FindFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
