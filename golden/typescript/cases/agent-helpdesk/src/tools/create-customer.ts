// Implementation of the tool create_customer. Written once by adlgen; yours to edit.
import type { CreateCustomerFactory } from "../toolspec/create-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `customers`.
 */
export const createCustomer: CreateCustomerFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
