// The implementation of the tool list. Generated once by adlgen; edit freely.
import type { ListFactory } from "../toolspec/list.js";
import { notImplemented } from "../toolspec/runtime.js";

/** An array. */
export const list: ListFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
