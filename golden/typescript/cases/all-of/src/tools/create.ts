// The implementation of the tool create. Generated once by adlgen; edit freely.
import type { CreateFactory } from "../toolspec/create.js";
import { notImplemented } from "../toolspec/runtime.js";

/** All of. */
export const create: CreateFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
