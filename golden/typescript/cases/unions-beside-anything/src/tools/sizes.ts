// The implementation of the tool sizes. Generated once by adlgen; edit freely.
import type { SizesFactory } from "../toolspec/sizes.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A length is no number of items. */
export const sizes: SizesFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
