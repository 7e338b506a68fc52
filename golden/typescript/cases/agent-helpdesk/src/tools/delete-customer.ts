// The implementation of the tool delete_customer. Generated once by adlgen; edit freely.
import type { DeleteCustomerFactory } from "../toolspec/delete-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const deleteCustomer: DeleteCustomerFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
