// The implementation of the tool check. Generated once by adlgen; edit freely.
import type { CheckFactory } from "../toolspec/check.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Bounds. */
export const check: CheckFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
