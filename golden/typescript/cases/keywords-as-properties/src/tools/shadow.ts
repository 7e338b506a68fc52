// The implementation of the tool shadow. Generated once by adlgen; edit freely.
import type { ShadowFactory } from "../toolspec/shadow.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Properties named after what generated code calls, next to a default that it builds. */
export const shadow: ShadowFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
