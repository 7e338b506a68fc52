// The implementation of the tool unknown. Generated once by adlgen; edit freely.
import type { UnknownFactory } from "../toolspec/unknown.js";
import { notImplemented } from "../toolspec/runtime.js";

/** No output schema. */
export const unknown: UnknownFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
