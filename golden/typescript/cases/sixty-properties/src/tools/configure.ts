// The implementation of the tool configure. Generated once by adlgen; edit freely.
import type { ConfigureFactory } from "../toolspec/configure.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Sixty properties. */
export const configure: ConfigureFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
