// The implementation of the tool HTTPProbe2. Generated once by adlgen; edit freely.
import type { HttpProbe2Factory } from "../toolspec/http-probe2.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Probe. */
export const httpProbe2: HttpProbe2Factory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
