// The implementation of the tool draw. Generated once by adlgen; edit freely.
import type { DrawFactory } from "../toolspec/draw.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Tuples of an older draft. */
export const draw: DrawFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
