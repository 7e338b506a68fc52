// The implementation of the tool own. Generated once by adlgen; edit freely.
import type { OwnFactory } from "../toolspec/own.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Beside the built-ins. */
export const own: OwnFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
