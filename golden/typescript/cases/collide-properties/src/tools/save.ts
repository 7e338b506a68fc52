// The implementation of the tool save. Generated once by adlgen; edit freely.
import type { SaveFactory } from "../toolspec/save.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Properties that differ only in spelling. */
export const save: SaveFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
