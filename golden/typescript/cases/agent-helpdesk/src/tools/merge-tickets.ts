// The implementation of the tool merge_tickets. Generated once by adlgen; edit freely.
import type { MergeTicketsFactory } from "../toolspec/merge-tickets.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Merge tickets into one. */
export const mergeTickets: MergeTicketsFactory =
  ({ ticketsWriter, logger }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, ticketsWriter, logger);
  };
