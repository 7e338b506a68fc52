// The implementation of the tool get_user. Generated once by adlgen; edit freely.
import type { GetUserXbf1eFactory } from "../toolspec/get-user-xbf1e.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Snake. */
export const getUserXbf1e: GetUserXbf1eFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
