// The implementation of the tool match. Generated once by adlgen; edit freely.
import type { MatchFactory } from "../toolspec/match.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Patterns. */
export const match: MatchFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
