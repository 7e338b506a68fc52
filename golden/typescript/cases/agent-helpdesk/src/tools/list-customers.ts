// Implementation of the tool list_customers. Written once by adlgen; yours to edit.
import type { ListCustomersFactory } from "../toolspec/list-customers.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const listCustomers: ListCustomersFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
