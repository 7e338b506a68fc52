// The implementation of the tool plan. Generated once by adlgen; edit freely.
import type { PlanFactory } from "../toolspec/plan.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const plan: PlanFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
