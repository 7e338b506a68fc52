// The implementation of the tool ping. Generated once by adlgen; edit freely.
import type { PingFactory } from "../toolspec/ping.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Books berths in a harbour and tells which ships are in it. */
export const ping: PingFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
