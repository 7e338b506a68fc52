// The implementation of the tool no_record. Generated once by adlgen; edit freely.
import type { NoRecordFactory } from "../toolspec/no-record.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Tagged alternatives, all of whose other properties are evaluated as well. */
export const noRecord: NoRecordFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
