// The implementation of the tool long_word. Generated once by adlgen; edit freely.
import type { LongWordFactory } from "../toolspec/long-word.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa. */
export const longWord: LongWordFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
