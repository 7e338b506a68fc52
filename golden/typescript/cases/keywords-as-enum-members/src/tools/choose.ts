// The implementation of the tool choose. Generated once by adlgen; edit freely.
import type { ChooseFactory } from "../toolspec/choose.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const choose: ChooseFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
