// The implementation of the tool odd. Generated once by adlgen; edit freely.
import type { OddFactory } from "../toolspec/odd.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Odd names. */
export const odd: OddFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
