// The implementation of the tool update_ticket. Generated once by adlgen; edit freely.
import type { UpdateTicketFactory } from "../toolspec/update-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `ticketsWriter`.
 */
export const updateTicket: UpdateTicketFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
