// The implementation of the tool two_types. Generated once by adlgen; edit freely.
import type { TwoTypesFactory } from "../toolspec/two-types.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const twoTypes: TwoTypesFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
