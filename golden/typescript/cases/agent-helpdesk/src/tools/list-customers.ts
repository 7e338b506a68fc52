// The implementation of the tool list_customers. Generated once by adlgen; edit freely.
import type { ListCustomersFactory } from "../toolspec/list-customers.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const listCustomers: ListCustomersFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
