// The implementation of the tool schedule. Generated once by adlgen; edit freely.
import type { ScheduleFactory } from "../toolspec/schedule.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const schedule: ScheduleFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
