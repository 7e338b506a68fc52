// The implementation of the tool getUser. Generated once by adlgen; edit freely.
import type { GetUserXe28eFactory } from "../toolspec/get-user-xe28e.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Camel. */
export const getUser: GetUserXe28eFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
