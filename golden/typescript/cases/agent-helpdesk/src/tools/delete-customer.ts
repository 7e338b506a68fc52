// The implementation of the tool delete_customer. Generated once by adlgen; edit freely.
import type { DeleteCustomerFactory } from "../toolspec/delete-customer.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Delete a customer for good. */
export const deleteCustomer: DeleteCustomerFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
