// The implementation of the tool assign_ticket. Generated once by adlgen; edit freely.
import type { AssignTicketFactory } from "../toolspec/assign-ticket.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Assign a ticket to a person or a team. */
export const assignTicket: AssignTicketFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
