// Implementation of the tool search_tickets. Written once by adlgen; yours to edit.
import type { SearchTicketsFactory } from "../toolspec/search-tickets.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `searchIndex`.
 */
export const searchTickets: SearchTicketsFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
