// The contract test of the tool create_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createCustomer } from "../src/tools/create-customer.js";
import { createCustomerSpec } from "../src/toolspec/create-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create_customer has an implementation", () => {
  assert.equal(typeof createCustomer, "function");
});

await test("create_customer rejects invalid JSON", () => {
  const parse = () => createCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("create_customer works");
