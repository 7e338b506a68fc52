// Implementation of the tool choice. Written once by adlgen; yours to edit.
import type { ChoiceFactory } from "../toolspec/choice.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const choice: ChoiceFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
