// The implementation of the tool go. Generated once by adlgen; edit freely.
import type { GoFactory } from "../toolspec/go.js";
import { notImplemented } from "../toolspec/runtime.js";

/** References. */
export const go: GoFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
