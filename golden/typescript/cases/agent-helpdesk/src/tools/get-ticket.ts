// The implementation of the tool get_ticket. Generated once by adlgen; edit freely.
import type { GetTicketFactory } from "../toolspec/get-ticket.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Read one ticket. */
export const getTicket: GetTicketFactory =
  ({ ticketsReader }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, ticketsReader);
  };
