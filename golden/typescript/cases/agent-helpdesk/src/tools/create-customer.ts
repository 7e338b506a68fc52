// The implementation of the tool create_customer. Generated once by adlgen; edit freely.
import type { CreateCustomerFactory } from "../toolspec/create-customer.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Create a customer. */
export const createCustomer: CreateCustomerFactory =
  ({ customers }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, customers);
  };
