// The implementation of the tool update_customer. Generated once by adlgen; edit freely.
import type { UpdateCustomerFactory } from "../toolspec/update-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `orderRepoCustomers`.
 */
export const updateCustomer: UpdateCustomerFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
