// The implementation of the tool rare. Generated once by adlgen; edit freely.
import type { RareFactory } from "../toolspec/rare.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Escapes that few programs know. */
export const rare: RareFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
