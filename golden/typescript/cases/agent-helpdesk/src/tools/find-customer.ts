// Implementation of the tool find_customer. Written once by adlgen; yours to edit.
import type { FindCustomerFactory } from "../toolspec/find-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `customers`.
 */
export const findCustomer: FindCustomerFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
