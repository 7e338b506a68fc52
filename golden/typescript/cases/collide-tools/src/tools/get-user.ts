// The implementation of the tool get_user. Generated once by adlgen; edit freely.
import type { GetUserFactory } from "../toolspec/get-user.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Snake. */
export const getUserXbf1e: GetUserFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
