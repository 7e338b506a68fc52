// The contract test of the tool list_customers. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listCustomers } from "../src/tools/list-customers.js";
import {
  type ListCustomersArgs,
  type ListCustomersDeps,
  listCustomersSpec,
} from "../src/toolspec/list-customers.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("list_customers handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ListCustomersDeps;
  const handler = listCustomers(deps);
  try {
    await listCustomersSpec.call(handler, accepted as ListCustomersArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("list_customers rejects invalid JSON", () => {
  const parse = () => listCustomersSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
