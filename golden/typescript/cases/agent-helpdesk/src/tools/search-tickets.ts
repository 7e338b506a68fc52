// The implementation of the tool search_tickets. Generated once by adlgen; edit freely.
import type { SearchTicketsFactory } from "../toolspec/search-tickets.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Search tickets. */
export const searchTickets: SearchTicketsFactory =
  ({ searchIndex }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, searchIndex);
  };
