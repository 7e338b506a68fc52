// The implementation of the tool ping. Generated once by adlgen; edit freely.
import type { PingFactory } from "../toolspec/ping.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Say that the agent is alive. */
export const ping: PingFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
