// The implementation of the tool tide_table. Generated once by adlgen; edit freely.
import type { TideTableFactory } from "../toolspec/tide-table.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Look up high and low water at a harbour. */
export const tideTable: TideTableFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
