// Implementation of the tool create_ticket. Written once by adlgen; yours to edit.
import type { CreateTicketFactory } from "../toolspec/create-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `tickets`, `customersLookup`, `logger`, `configSla`.
 */
export const createTicket: CreateTicketFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
