// The implementation of the tool ping. Generated once by adlgen; edit freely.
import type { PingFactory, PingOutput } from "../toolspec/ping.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Check that the agent is alive. */
export const ping: PingFactory =
  () =>
  async (input, ctx): Promise<PingOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
