// The implementation of the tool HTTPProbe2. Generated once by adlgen; edit freely.
import type { HttpProbe2Factory } from "../toolspec/http-probe2.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const httpProbe2: HttpProbe2Factory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
