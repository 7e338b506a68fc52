// The implementation of the tool set. Generated once by adlgen; edit freely.
import type { SetFactory } from "../toolspec/set.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Constants. */
export const set: SetFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
