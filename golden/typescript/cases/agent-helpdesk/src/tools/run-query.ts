// The implementation of the tool run_query. Generated once by adlgen; edit freely.
import type { RunQueryFactory } from "../toolspec/run-query.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Run a query against the reporting database. */
export const runQuery: RunQueryFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
