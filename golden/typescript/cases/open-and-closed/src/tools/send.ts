// The implementation of the tool send. Generated once by adlgen; edit freely.
import type { SendFactory } from "../toolspec/send.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Open and closed. */
export const send: SendFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
