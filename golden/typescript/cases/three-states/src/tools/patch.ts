// The implementation of the tool patch. Generated once by adlgen; edit freely.
import type { PatchFactory } from "../toolspec/patch.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Absent leaves alone, null clears. */
export const patch: PatchFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
