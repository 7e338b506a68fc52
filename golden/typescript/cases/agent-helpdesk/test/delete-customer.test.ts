// The contract test of the tool delete_customer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deleteCustomer } from "../src/tools/delete-customer.js";
import { deleteCustomerSpec } from "../src/toolspec/delete-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("delete_customer has an implementation", () => {
  assert.equal(typeof deleteCustomer, "function");
});

await test("delete_customer rejects invalid JSON", () => {
  const parse = () => deleteCustomerSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("delete_customer works");
