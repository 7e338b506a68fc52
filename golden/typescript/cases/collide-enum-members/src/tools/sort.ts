// The implementation of the tool sort. Generated once by adlgen; edit freely.
import type { SortFactory } from "../toolspec/sort.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Sort. */
export const sort: SortFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
