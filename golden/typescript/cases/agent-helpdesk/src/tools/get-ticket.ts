// Implementation of the tool get_ticket. Written once by adlgen; yours to edit.
import type { GetTicketFactory } from "../toolspec/get-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `ticketsReader`.
 */
export const getTicket: GetTicketFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
