// The implementation of the tool get_ticket. Generated once by adlgen; edit freely.
import type { GetTicketFactory } from "../toolspec/get-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `ticketsReader`.
 */
export const getTicket: GetTicketFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
