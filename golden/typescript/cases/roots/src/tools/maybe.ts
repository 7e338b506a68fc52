// The implementation of the tool maybe. Generated once by adlgen; edit freely.
import type { MaybeFactory } from "../toolspec/maybe.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A record or null. */
export const maybe: MaybeFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
