// The implementation of the tool none. Generated once by adlgen; edit freely.
import type { NoneFactory } from "../toolspec/none.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Nothing. */
export const none: NoneFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
