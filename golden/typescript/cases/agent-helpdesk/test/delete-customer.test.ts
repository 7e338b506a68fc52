// The contract test of the tool delete_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deleteCustomer } from "../src/tools/delete-customer.js";
import {
  type DeleteCustomerDeps,
  type DeleteCustomerInput,
  deleteCustomerSpec,
} from "../src/toolspec/delete-customer.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { id: "text", confirm: true };

await test("delete_customer handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as DeleteCustomerDeps;
  const handler = deleteCustomer(deps);
  try {
    await deleteCustomerSpec.call(handler, accepted as DeleteCustomerInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("delete_customer rejects invalid JSON", () => {
  const parse = () => deleteCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
