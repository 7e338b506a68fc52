// The implementation of the tool label. Generated once by adlgen; edit freely.
import type { LabelFactory } from "../toolspec/label.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Maps. */
export const label: LabelFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
