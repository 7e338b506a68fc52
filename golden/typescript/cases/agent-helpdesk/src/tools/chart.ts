// Implementation of the tool chart. Written once by adlgen; yours to edit.
import type { ChartFactory } from "../toolspec/chart.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const chart: ChartFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
