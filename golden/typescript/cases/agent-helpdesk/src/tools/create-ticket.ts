// The implementation of the tool create_ticket. Generated once by adlgen; edit freely.
import type { CreateTicketFactory } from "../toolspec/create-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `tickets`, `customersLookup`, `logger`, `configSla`.
 */
export const createTicket: CreateTicketFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
