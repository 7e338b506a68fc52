// The implementation of the tool only. Generated once by adlgen; edit freely.
import type { OnlyFactory } from "../toolspec/only.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Takes an object of integers and returns one. */
export const only: OnlyFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
