// The implementation of the tool search_tickets. Generated once by adlgen; edit freely.
import { notImplemented } from "../toolspec/runtime.js";
import type {
  SearchTicketsFactory,
  SearchTicketsOutput,
} from "../toolspec/search-tickets.js";

/** Search tickets. */
export const searchTickets: SearchTicketsFactory =
  ({ searchIndex }) =>
  async (input, ctx): Promise<SearchTicketsOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, searchIndex);
  };
