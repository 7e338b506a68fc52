// Implementation of the tool update_ticket. Written once by adlgen; yours to edit.
import type { UpdateTicketFactory } from "../toolspec/update-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `ticketsWriter`.
 */
export const updateTicket: UpdateTicketFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
