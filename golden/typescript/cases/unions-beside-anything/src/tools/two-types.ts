// The implementation of the tool two_types. Generated once by adlgen; edit freely.
import type { TwoTypesFactory } from "../toolspec/two-types.js";
import { notImplemented } from "../toolspec/runtime.js";

/** An alternative of two types beside an object. */
export const twoTypes: TwoTypesFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
