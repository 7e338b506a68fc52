// The implementation of the tool get_user_input. Generated once by adlgen; edit freely.
import type { GetUserInputX61c5Factory } from "../toolspec/get-user-input.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Looks like the input type of another tool. */
export const getUserInput: GetUserInputX61c5Factory =
  () => async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
