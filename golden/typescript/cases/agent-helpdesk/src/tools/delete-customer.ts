// Implementation of the tool delete_customer. Written once by adlgen; yours to edit.
import type { DeleteCustomerFactory } from "../toolspec/delete-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const deleteCustomer: DeleteCustomerFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
