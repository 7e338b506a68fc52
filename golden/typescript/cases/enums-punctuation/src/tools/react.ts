// The implementation of the tool react. Generated once by adlgen; edit freely.
import type { ReactFactory } from "../toolspec/react.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Reactions and operators. */
export const react: ReactFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
