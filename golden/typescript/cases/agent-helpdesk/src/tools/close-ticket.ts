// The implementation of the tool close_ticket. Generated once by adlgen; edit freely.
import type { CloseTicketFactory } from "../toolspec/close-ticket.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const closeTicket: CloseTicketFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
