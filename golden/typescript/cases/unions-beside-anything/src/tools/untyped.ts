// The implementation of the tool untyped. Generated once by adlgen; edit freely.
import type { UntypedFactory } from "../toolspec/untyped.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Properties with a default, of what need not be an object. */
export const untyped: UntypedFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
