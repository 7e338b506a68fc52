// The contract test of the tool update_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { updateCustomer } from "../src/tools/update-customer.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type UpdateCustomerDeps,
  type UpdateCustomerInput,
  updateCustomerSpec,
} from "../src/toolspec/update-customer.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  class: "gold",
  customer_id: "text",
  "nick-name": "text",
};

await test("update_customer handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as UpdateCustomerDeps;
  const handler = updateCustomer(deps);
  try {
    await updateCustomerSpec.call(handler, accepted as UpdateCustomerInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("update_customer rejects invalid JSON", () => {
  const parse = () => updateCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
