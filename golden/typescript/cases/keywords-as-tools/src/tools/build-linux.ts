// Implementation of the tool build_linux. Written once by adlgen; yours to edit.
import type { BuildLinuxFactory } from "../toolspec/build-linux.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const buildLinux: BuildLinuxFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
