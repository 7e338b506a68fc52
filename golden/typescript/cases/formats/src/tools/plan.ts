// Implementation of the tool plan. Written once by adlgen; yours to edit.
import type { PlanFactory } from "../toolspec/plan.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const plan: PlanFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
