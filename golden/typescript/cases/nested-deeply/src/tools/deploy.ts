// The implementation of the tool deploy. Generated once by adlgen; edit freely.
import type { DeployFactory } from "../toolspec/deploy.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const deploy: DeployFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
