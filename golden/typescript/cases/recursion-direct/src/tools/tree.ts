// The implementation of the tool tree. Generated once by adlgen; edit freely.
import type { TreeFactory } from "../toolspec/tree.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A tree. */
export const tree: TreeFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
