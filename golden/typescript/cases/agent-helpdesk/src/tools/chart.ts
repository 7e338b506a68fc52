// The implementation of the tool chart. Generated once by adlgen; edit freely.
import type { ChartFactory } from "../toolspec/chart.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const chart: ChartFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
