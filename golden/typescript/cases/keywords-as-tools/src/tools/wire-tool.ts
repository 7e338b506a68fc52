// The implementation of the tool wire. Generated once by adlgen; edit freely.
import type { WireFactory } from "../toolspec/wire-tool.js";
import { notImplemented } from "../toolspec/runtime.js";

/** The name of the emitted wiring. */
export const wire: WireFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
