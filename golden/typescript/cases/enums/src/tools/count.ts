// The implementation of the tool count. Generated once by adlgen; edit freely.
import type { CountFactory } from "../toolspec/count.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Enumerations of integers beyond 32 bits. */
export const count: CountFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
