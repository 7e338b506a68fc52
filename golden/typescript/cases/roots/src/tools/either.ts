// The implementation of the tool either. Generated once by adlgen; edit freely.
import type { EitherFactory } from "../toolspec/either.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A union. */
export const either: EitherFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
