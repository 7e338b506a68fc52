// The implementation of the tool pass. Generated once by adlgen; edit freely.
import type { PassFactory } from "../toolspec/pass.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Anything and nothing. */
export const pass: PassFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
