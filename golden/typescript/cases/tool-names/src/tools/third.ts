// The implementation of the tool third. Generated once by adlgen; edit freely.
import type { ThirdFactory } from "../toolspec/third.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Tags. */
export const third: ThirdFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
