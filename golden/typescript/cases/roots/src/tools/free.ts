// The implementation of the tool free. Generated once by adlgen; edit freely.
import type { FreeFactory } from "../toolspec/free.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Anything at all. */
export const free: FreeFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
