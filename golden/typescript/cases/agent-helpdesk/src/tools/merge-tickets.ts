// Implementation of the tool merge_tickets. Written once by adlgen; yours to edit.
import type { MergeTicketsFactory } from "../toolspec/merge-tickets.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `ticketsWriter`, `logger`.
 */
export const mergeTickets: MergeTicketsFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
