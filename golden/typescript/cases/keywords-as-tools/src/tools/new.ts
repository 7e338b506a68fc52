// The implementation of the tool new. Generated once by adlgen; edit freely.
import type { NewFactory } from "../toolspec/new.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A keyword, and the usual name of a constructor. */
export const new_: NewFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
