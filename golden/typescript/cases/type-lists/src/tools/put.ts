// The implementation of the tool put. Generated once by adlgen; edit freely.
import type { PutFactory } from "../toolspec/put.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Lists of types. */
export const put: PutFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
