// The implementation of the tool map. Generated once by adlgen; edit freely.
import type { MapFactory } from "../toolspec/map.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const map: MapFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
