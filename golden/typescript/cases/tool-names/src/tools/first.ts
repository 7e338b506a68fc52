// The implementation of the tool search-the_Web. Generated once by adlgen; edit freely.
import type { FirstFactory } from "../toolspec/first.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Named. */
export const first: FirstFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
