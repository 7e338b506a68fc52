// The implementation of the tool search_tickets. Generated once by adlgen; edit freely.
import type { SearchTicketsFactory } from "../toolspec/search-tickets.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `searchIndex`.
 */
export const searchTickets: SearchTicketsFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
