// The implementation of the tool react. Generated once by adlgen; edit freely.
import type { ReactFactory } from "../toolspec/react.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const react: ReactFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
