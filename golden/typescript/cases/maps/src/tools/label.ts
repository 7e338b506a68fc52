// The implementation of the tool label. Generated once by adlgen; edit freely.
import type { LabelFactory } from "../toolspec/label.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const label: LabelFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
