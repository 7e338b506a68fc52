// Implementation of the tool add_numbers. Written once by adlgen; yours to edit.
import type { AddNumbersFactory } from "../toolspec/add-numbers.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const addNumbers: AddNumbersFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
