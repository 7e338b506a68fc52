// The implementation of the tool choice. Generated once by adlgen; edit freely.
import type { ChoiceFactory } from "../toolspec/choice.js";
import { notImplemented } from "../toolspec/runtime.js";

/** An enumeration. */
export const choice: ChoiceFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
