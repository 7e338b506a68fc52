// The implementation of the tool add. Generated once by adlgen; edit freely.
import type { AddFactory } from "../toolspec/add.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Big integers. */
export const add: AddFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
