// The implementation of the tool union. Generated once by adlgen; edit freely.
import type { UnionFactory } from "../toolspec/union.js";
import { notImplemented } from "../toolspec/runtime.js";

/** One of two. */
export const union: UnionFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
