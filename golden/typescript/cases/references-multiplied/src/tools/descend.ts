// The implementation of the tool descend. Generated once by adlgen; edit freely.
import type { DescendFactory } from "../toolspec/descend.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Sixteen million ways lead to the last text, and as many to the last number. */
export const descend: DescendFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
