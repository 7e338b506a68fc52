// The implementation of the tool book. Generated once by adlgen; edit freely.
import type { BookFactory } from "../toolspec/book.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Conditions. */
export const book: BookFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
