// The implementation of the tool pay. Generated once by adlgen; edit freely.
import type { PayFactory } from "../toolspec/pay.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Tagged unions. */
export const pay: PayFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
