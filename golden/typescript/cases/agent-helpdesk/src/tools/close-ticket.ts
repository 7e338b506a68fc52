// The implementation of the tool close_ticket. Generated once by adlgen; edit freely.
import type { CloseTicketFactory } from "../toolspec/close-ticket.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Close a ticket. */
export const closeTicket: CloseTicketFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
