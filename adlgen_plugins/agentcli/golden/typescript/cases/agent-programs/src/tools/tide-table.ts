// The implementation of the tool tide_table. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { TideTableFactory } from "../toolspec/tide-table.js";

/** Look up high and low water at a harbour. */
export const tideTable: TideTableFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
