// The implementation of the tool create_customer. Generated once by adlgen; edit freely.
import type { CreateCustomerFactory } from "../toolspec/create-customer.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `customers`.
 */
export const createCustomer: CreateCustomerFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
