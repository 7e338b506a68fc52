// The implementation of the tool type. Generated once by adlgen; edit freely.
import type { TypeFactory } from "../toolspec/type.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A keyword. */
export const type_: TypeFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
