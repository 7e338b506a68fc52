// The contract test of the tool create_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createCustomer } from "../src/tools/create-customer.js";
import {
  type CreateCustomerArgs,
  type CreateCustomerDeps,
  createCustomerSpec,
} from "../src/toolspec/create-customer.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {
  name: { family: "text" },
  contact: [{ kind: "email", value: "text" }],
};

await test("create_customer handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as CreateCustomerDeps;
  const handler = createCustomer(deps);
  try {
    await createCustomerSpec.call(handler, accepted as CreateCustomerArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("create_customer rejects invalid JSON", () => {
  const parse = () => createCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
