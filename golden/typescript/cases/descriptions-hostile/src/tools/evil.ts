// The implementation of the tool evil. Generated once by adlgen; edit freely.
import type { EvilFactory } from "../toolspec/evil.js";
import { notImplemented } from "../toolspec/runtime.js";

/**
 * Evil *\/ text: """ ''' `x` ${y} {{ z }} {% q %} \u0000 \ </script> # //
 * DO\u202eNOT
 * split
 * me\
 */
export const evil: EvilFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
