// The implementation of the tool con. Generated once by adlgen; edit freely.
import type { ConFactory } from "../toolspec/con-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const con: ConFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
