// The implementation of the tool search. Generated once by adlgen; edit freely.
import type { SearchFactory } from "../toolspec/search.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Types of definitions, nested properties and the root. */
export const search: SearchFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
