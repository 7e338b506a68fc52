// The contract test of the tool update_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { updateCustomer } from "../src/tools/update-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { updateCustomerSpec } from "../src/toolspec/update-customer.js";

await test("update_customer has an implementation", () => {
  assert.equal(typeof updateCustomer, "function");
});

await test("update_customer rejects invalid JSON", () => {
  const parse = () => updateCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
