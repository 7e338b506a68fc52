// The implementation of the tool refers. Generated once by adlgen; edit freely.
import type { RefersFactory } from "../toolspec/refers.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A reference at the root. */
export const refers: RefersFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
