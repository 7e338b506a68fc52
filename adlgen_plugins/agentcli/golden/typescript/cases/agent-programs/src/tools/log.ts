// The implementation of the tool log. Generated once by adlgen; edit freely.
import type { LogFactory } from "../toolspec/log.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Implements `log`. */
export const log: LogFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
