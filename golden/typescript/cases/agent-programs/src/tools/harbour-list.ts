// Implementation of the tool harbour.list. Written once by adlgen; yours to edit.
import type { HarbourListFactory } from "../toolspec/harbour-list.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const harbourList: HarbourListFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
