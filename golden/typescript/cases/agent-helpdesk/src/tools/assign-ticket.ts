// The implementation of the tool assign_ticket. Generated once by adlgen; edit freely.
import type { AssignTicketFactory } from "../toolspec/assign-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const assignTicket: AssignTicketFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
