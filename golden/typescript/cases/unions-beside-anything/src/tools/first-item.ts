// The implementation of the tool first_item. Generated once by adlgen; edit freely.
import type { FirstItemFactory } from "../toolspec/first-item.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const firstItem: FirstItemFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
