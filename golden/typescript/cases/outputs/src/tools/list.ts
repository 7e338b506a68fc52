// The implementation of the tool list. Generated once by adlgen; edit freely.
import type { ListFactory } from "../toolspec/list.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const list: ListFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
