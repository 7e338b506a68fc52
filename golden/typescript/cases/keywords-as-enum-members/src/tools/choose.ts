// The implementation of the tool choose. Generated once by adlgen; edit freely.
import type { ChooseFactory } from "../toolspec/choose.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Choose a word. */
export const choose: ChooseFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
