// The implementation of the tool build_linux. Generated once by adlgen; edit freely.
import type { BuildLinuxFactory } from "../toolspec/build-linux.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const buildLinux: BuildLinuxFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
