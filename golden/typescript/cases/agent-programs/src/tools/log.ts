// The implementation of the tool log. Generated once by adlgen; edit freely.
import type { LogFactory } from "../toolspec/log.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const log: LogFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
