// The implementation of the tool schedule. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { ScheduleFactory } from "../toolspec/schedule.js";

/** Schedule a reminder. */
export const schedule: ScheduleFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
