// The implementation of the tool harbour.list. Generated once by adlgen; edit freely.
import type { HarbourListFactory } from "../toolspec/harbour-list.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const harbourList: HarbourListFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
