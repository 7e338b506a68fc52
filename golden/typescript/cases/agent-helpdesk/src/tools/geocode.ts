// The implementation of the tool geocode. Generated once by adlgen; edit freely.
import type { GeocodeFactory } from "../toolspec/geocode.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Find a place. */
export const geocode: GeocodeFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
