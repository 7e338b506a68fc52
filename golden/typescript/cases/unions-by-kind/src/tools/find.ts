// The implementation of the tool find. Generated once by adlgen; edit freely.
import type { FindFactory } from "../toolspec/find.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Unions by kind. */
export const find: FindFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
