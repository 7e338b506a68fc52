// The implementation of the tool wire. Generated once by adlgen; edit freely.
import type { WireFactory } from "../toolspec/wire-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const wire: WireFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
