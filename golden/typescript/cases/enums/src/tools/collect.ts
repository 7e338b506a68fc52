// The implementation of the tool collect. Generated once by adlgen; edit freely.
import type { CollectFactory } from "../toolspec/collect.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Enumerations as items and values, with empty defaults. */
export const collect: CollectFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
