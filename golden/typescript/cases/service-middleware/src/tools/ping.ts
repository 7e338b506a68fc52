// The implementation of the tool ping. Generated once by adlgen; edit freely.
import type { PingFactory } from "../toolspec/ping.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const ping: PingFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
