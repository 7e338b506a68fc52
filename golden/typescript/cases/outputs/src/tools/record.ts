// The implementation of the tool record. Generated once by adlgen; edit freely.
import type { Record_Factory } from "../toolspec/record.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A record with a definition of its own name. */
export const record: Record_Factory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
