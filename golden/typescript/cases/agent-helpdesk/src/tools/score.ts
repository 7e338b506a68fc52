// The implementation of the tool score. Generated once by adlgen; edit freely.
import { notImplemented } from "../toolspec/runtime.js";
import type { ScoreFactory, ScoreOutput } from "../toolspec/score.js";

/** Score an answer. */
export const score: ScoreFactory =
  () =>
  async (input, ctx): Promise<ScoreOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
