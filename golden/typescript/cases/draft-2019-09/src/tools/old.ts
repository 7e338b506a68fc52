// The implementation of the tool old. Generated once by adlgen; edit freely.
import type { OldFactory } from "../toolspec/old.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Draft 2019-09. */
export const old: OldFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
