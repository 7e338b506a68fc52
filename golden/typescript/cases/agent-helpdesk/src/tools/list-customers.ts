// The implementation of the tool list_customers. Generated once by adlgen; edit freely.
import type { ListCustomersFactory } from "../toolspec/list-customers.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** List customers. */
export const listCustomers: ListCustomersFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
