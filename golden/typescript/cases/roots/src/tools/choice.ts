// The implementation of the tool choice. Generated once by adlgen; edit freely.
import type { ChoiceFactory } from "../toolspec/choice.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const choice: ChoiceFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
