// The implementation of the tool find_customer. Generated once by adlgen; edit freely.
import type { FindCustomerFactory } from "../toolspec/find-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `customers`.
 */
export const findCustomer: FindCustomerFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
