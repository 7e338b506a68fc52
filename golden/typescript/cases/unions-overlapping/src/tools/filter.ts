// The implementation of the tool filter. Generated once by adlgen; edit freely.
import type { FilterFactory } from "../toolspec/filter.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Overlapping objects. */
export const filter: FilterFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
