// The implementation of the tool score. Generated once by adlgen; edit freely.
import type { ScoreFactory } from "../toolspec/score.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Score an answer. */
export const score: ScoreFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
