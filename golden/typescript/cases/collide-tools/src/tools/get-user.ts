// The implementation of the tool getUser. Generated once by adlgen; edit freely.
import type { GetUserFactory } from "../toolspec/get-user.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Camel. */
export const getUser: GetUserFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
