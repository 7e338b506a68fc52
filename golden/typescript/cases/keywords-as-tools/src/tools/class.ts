// The implementation of the tool class. Generated once by adlgen; edit freely.
import type { ClassFactory } from "../toolspec/class.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A keyword. */
export const class_: ClassFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
