// The implementation of the tool get_ticket. Generated once by adlgen; edit freely.
import type { GetTicketFactory } from "../toolspec/get-ticket.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Read one ticket. */
export const getTicket: GetTicketFactory =
  ({ ticketsReader }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, ticketsReader);
  };
