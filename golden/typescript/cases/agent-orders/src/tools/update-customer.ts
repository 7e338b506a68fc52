// Implementation of the tool update_customer. Written once by adlgen; yours to edit.
import type { UpdateCustomerFactory } from "../toolspec/update-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `orderRepoCustomers`.
 */
export const updateCustomer: UpdateCustomerFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
