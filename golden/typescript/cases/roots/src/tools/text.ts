// The implementation of the tool text. Generated once by adlgen; edit freely.
import type { TextFactory } from "../toolspec/text.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A string. */
export const text: TextFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
