// The implementation of the tool get. Generated once by adlgen; edit freely.
import type { GetFactory } from "../toolspec/get.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Its nested type looks like the input of another tool. */
export const get: GetFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
