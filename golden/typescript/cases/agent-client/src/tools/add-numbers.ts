// The implementation of the tool add_numbers. Generated once by adlgen; edit freely.
import type { AddNumbersFactory } from "../toolspec/add-numbers.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const addNumbers: AddNumbersFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
