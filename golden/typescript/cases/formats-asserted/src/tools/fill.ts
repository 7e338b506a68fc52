// The implementation of the tool fill. Generated once by adlgen; edit freely.
import type { FillFactory } from "../toolspec/fill.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Fills in a form. */
export const fill: FillFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
