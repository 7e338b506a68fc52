// The implementation of the tool merge_tickets. Generated once by adlgen; edit freely.
import type { MergeTicketsFactory } from "../toolspec/merge-tickets.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `ticketsWriter`, `logger`.
 */
export const mergeTickets: MergeTicketsFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
