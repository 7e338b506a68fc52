// The implementation of the tool runtime. Generated once by adlgen; edit freely.
import type { RuntimeFactory } from "../toolspec/runtime-tool.js";
import { notImplemented } from "../toolspec/runtime.js";

/** The name of the emitted library. */
export const runtime: RuntimeFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
