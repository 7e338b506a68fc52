// Implementation of the tool geocode. Written once by adlgen; yours to edit.
import type { GeocodeFactory } from "../toolspec/geocode.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const geocode: GeocodeFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
