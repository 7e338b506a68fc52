// The implementation of the tool create_ticket. Generated once by adlgen; edit freely.
import type {
  CreateTicketFactory,
  CreateTicketOutput,
} from "../toolspec/create-ticket.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Open a ticket for a customer. */
export const createTicket: CreateTicketFactory =
  ({ tickets, customersLookup, logger, configSla }) =>
  async (input, ctx): Promise<CreateTicketOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(
      ctx,
      input,
      tickets,
      customersLookup,
      logger,
      configSla,
    );
  };
