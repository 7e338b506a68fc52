// The implementation of the tool lookup. Generated once by adlgen; edit freely.
import type { LookupFactory } from "../toolspec/lookup.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Look up. */
export const lookup: LookupFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
