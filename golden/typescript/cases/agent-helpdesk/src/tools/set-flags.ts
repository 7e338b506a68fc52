// The implementation of the tool set_flags. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { SetFlagsFactory } from "../toolspec/set-flags.js";

/** Set feature flags. */
export const setFlags: SetFlagsFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
