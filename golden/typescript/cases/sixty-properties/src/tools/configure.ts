// The implementation of the tool configure. Generated once by adlgen; edit freely.
import type { ConfigureFactory } from "../toolspec/configure.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const configure: ConfigureFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
