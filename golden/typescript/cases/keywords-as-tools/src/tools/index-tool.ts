// The implementation of the tool index. Generated once by adlgen; edit freely.
import type { IndexFactory } from "../toolspec/index-tool.js";
import { notImplemented } from "../toolspec/runtime.js";

/** The usual name of a list of modules. */
export const index: IndexFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
