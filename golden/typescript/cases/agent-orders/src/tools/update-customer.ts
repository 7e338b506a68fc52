// The implementation of the tool update_customer. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { UpdateCustomerFactory } from "../toolspec/update-customer.js";

/** Change some fields of a customer. */
export const updateCustomer: UpdateCustomerFactory =
  ({ orderRepoCustomers }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, orderRepoCustomers);
  };
