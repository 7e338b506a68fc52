// The implementation of the tool summarise. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { SummariseFactory } from "../toolspec/summarise.js";

/** Summarise a conversation. */
export const summarise: SummariseFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
