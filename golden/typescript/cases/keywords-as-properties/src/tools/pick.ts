// The implementation of the tool pick. Generated once by adlgen; edit freely.
import type { PickFactory } from "../toolspec/pick.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Properties named after words that a language keeps for itself. */
export const pick: PickFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
