// The implementation of the tool save. Generated once by adlgen; edit freely.
import type { SaveFactory } from "../toolspec/save.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const save: SaveFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
