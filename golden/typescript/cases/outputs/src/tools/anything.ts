// The implementation of the tool anything. Generated once by adlgen; edit freely.
import type { AnythingFactory } from "../toolspec/anything.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const anything: AnythingFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
