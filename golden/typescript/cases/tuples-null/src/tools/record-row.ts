// The implementation of the tool record_row. Generated once by adlgen; edit freely.
import type { RecordRowFactory } from "../toolspec/record-row.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Rows with gaps. */
export const recordRow: RecordRowFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
