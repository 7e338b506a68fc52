// The implementation of the tool evil. Generated once by adlgen; edit freely.
import type { EvilFactory } from "../toolspec/evil.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Values. */
export const evil: EvilFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
