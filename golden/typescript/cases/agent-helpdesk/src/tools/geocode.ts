// The implementation of the tool geocode. Generated once by adlgen; edit freely.
import type { GeocodeFactory } from "../toolspec/geocode.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const geocode: GeocodeFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
