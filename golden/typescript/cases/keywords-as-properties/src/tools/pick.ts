// The implementation of the tool pick. Generated once by adlgen; edit freely.
import type { PickFactory } from "../toolspec/pick.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const pick: PickFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
