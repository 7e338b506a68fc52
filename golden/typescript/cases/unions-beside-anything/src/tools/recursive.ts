// The implementation of the tool recursive. Generated once by adlgen; edit freely.
import type { RecursiveFactory } from "../toolspec/recursive.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A name that changes, at every depth. */
export const recursive: RecursiveFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
