// The implementation of the tool run. Generated once by adlgen; edit freely.
import type { RunFactory } from "../toolspec/run.js";
import { notImplemented } from "../toolspec/runtime.js";

/** An expression. */
export const run: RunFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
