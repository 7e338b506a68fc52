// The implementation of the tool chart. Generated once by adlgen; edit freely.
import type { ChartFactory } from "../toolspec/chart.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Draw a chart. */
export const chart: ChartFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
