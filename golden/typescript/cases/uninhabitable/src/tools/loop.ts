// The implementation of the tool loop. Generated once by adlgen; edit freely.
import type { LoopFactory } from "../toolspec/loop.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Required recursion. */
export const loop: LoopFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
