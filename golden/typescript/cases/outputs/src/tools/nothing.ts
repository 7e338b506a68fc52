// The implementation of the tool nothing. Generated once by adlgen; edit freely.
import type { NothingFactory } from "../toolspec/nothing.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Null only. */
export const nothing: NothingFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
