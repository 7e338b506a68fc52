// The implementation of the tool summarise. Generated once by adlgen; edit freely.
import type { SummariseFactory } from "../toolspec/summarise.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Summarise a conversation. */
export const summarise: SummariseFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
