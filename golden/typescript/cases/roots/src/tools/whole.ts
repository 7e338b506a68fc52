// The implementation of the tool whole. Generated once by adlgen; edit freely.
import type { WholeFactory } from "../toolspec/whole.js";
import { notImplemented } from "../toolspec/runtime.js";

/** An integer. */
export const whole: WholeFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
