// The implementation of the tool update_ticket. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { UpdateTicketFactory } from "../toolspec/update-ticket.js";

/** Change some fields of a ticket; null clears a field, an absent one stays. */
export const updateTicket: UpdateTicketFactory =
  ({ ticketsWriter }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, ticketsWriter);
  };
