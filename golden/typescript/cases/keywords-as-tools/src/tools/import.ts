// The implementation of the tool import. Generated once by adlgen; edit freely.
import type { ImportFactory } from "../toolspec/import.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A keyword. */
export const import_: ImportFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
