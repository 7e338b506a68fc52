// Implementation of the tool close_ticket. Written once by adlgen; yours to edit.
import type { CloseTicketFactory } from "../toolspec/close-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const closeTicket: CloseTicketFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
