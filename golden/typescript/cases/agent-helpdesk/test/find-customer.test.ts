// The contract test of the tool find_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findCustomer } from "../src/tools/find-customer.js";
import { findCustomerSpec } from "../src/toolspec/find-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("find_customer has an implementation", () => {
  assert.equal(typeof findCustomer, "function");
});

await test("find_customer rejects invalid JSON", () => {
  const parse = () => findCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("find_customer works");
