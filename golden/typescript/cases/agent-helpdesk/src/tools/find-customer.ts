// The implementation of the tool find_customer. Generated once by adlgen; edit freely.
import type { FindCustomerFactory } from "../toolspec/find-customer.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Find a customer by one of several keys. */
export const findCustomer: FindCustomerFactory =
  ({ customers }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, customers);
  };
