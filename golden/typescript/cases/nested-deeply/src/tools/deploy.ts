// Implementation of the tool deploy. Written once by adlgen; yours to edit.
import type { DeployFactory } from "../toolspec/deploy.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const deploy: DeployFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
