// The implementation of the tool chains. Generated once by adlgen; edit freely.
import type { ChainsFactory } from "../toolspec/chains.js";
import { notImplemented } from "../toolspec/runtime.js";

/** References to references, and bounds at each of them. */
export const chains: ChainsFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
