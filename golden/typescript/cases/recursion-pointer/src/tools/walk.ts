// The implementation of the tool walk. Generated once by adlgen; edit freely.
import type { WalkFactory } from "../toolspec/walk.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A menu. */
export const walk: WalkFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
