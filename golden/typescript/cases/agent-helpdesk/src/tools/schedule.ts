// The implementation of the tool schedule. Generated once by adlgen; edit freely.
import type { ScheduleFactory } from "../toolspec/schedule.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Schedule a reminder. */
export const schedule: ScheduleFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
