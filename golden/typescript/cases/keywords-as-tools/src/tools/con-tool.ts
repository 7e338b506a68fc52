// The implementation of the tool con. Generated once by adlgen; edit freely.
import type { ConFactory } from "../toolspec/con-tool.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A device name on one system. */
export const con: ConFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
