// Implementation of the tool assign_ticket. Written once by adlgen; yours to edit.
import type { AssignTicketFactory } from "../toolspec/assign-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const assignTicket: AssignTicketFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
