// Implementation of the tool schedule. Written once by adlgen; yours to edit.
import type { ScheduleFactory } from "../toolspec/schedule.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const schedule: ScheduleFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
