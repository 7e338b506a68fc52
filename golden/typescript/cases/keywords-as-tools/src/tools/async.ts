// The implementation of the tool async. Generated once by adlgen; edit freely.
import type { AsyncFactory } from "../toolspec/async.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A keyword. */
export const async_: AsyncFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
