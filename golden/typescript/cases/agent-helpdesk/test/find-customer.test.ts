// The contract test of the tool find_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findCustomer } from "../src/tools/find-customer.js";
import {
  type FindCustomerDeps,
  type FindCustomerInput,
  findCustomerSpec,
} from "../src/toolspec/find-customer.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { id: "text" };

await test("find_customer handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as FindCustomerDeps;
  const handler = findCustomer(deps);
  try {
    await findCustomerSpec.call(handler, accepted as FindCustomerInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("find_customer rejects invalid JSON", () => {
  const parse = () => findCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
