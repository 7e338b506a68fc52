// The implementation of the tool mod. Generated once by adlgen; edit freely.
import type { ModFactory } from "../toolspec/mod.js";
import { notImplemented } from "../toolspec/runtime.js";

/** The usual name of a module file. */
export const mod: ModFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
