// The implementation of the tool compose. Generated once by adlgen; edit freely.
import type { ComposeFactory } from "../toolspec/compose.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Short. */
export const compose: ComposeFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
