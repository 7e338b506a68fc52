// Implementation of the tool map. Written once by adlgen; yours to edit.
import type { MapFactory } from "../toolspec/map.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const map: MapFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
