// The implementation of the tool client. Generated once by adlgen; edit freely.
import type { ClientFactory } from "../toolspec/client-tool.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const client: ClientFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
