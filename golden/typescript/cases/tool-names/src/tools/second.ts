// The implementation of the tool second. Generated once by adlgen; edit freely.
import type { SecondFactory } from "../toolspec/second.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A name that no model may use becomes a title. */
export const second: SecondFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
