// The implementation of the tool first_item. Generated once by adlgen; edit freely.
import type { FirstItemFactory } from "../toolspec/first-item.js";
import { notImplemented } from "../toolspec/runtime.js";

/** The first item may be null. */
export const firstItem: FirstItemFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
