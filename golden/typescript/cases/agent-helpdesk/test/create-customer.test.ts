// Contract of the tool create_customer. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createCustomer } from "../src/tools/create-customer.js";
import { createCustomerSpec } from "../src/toolspec/create-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create_customer has an implementation", () => {
  assert.equal(typeof createCustomer, "function");
});

await test("create_customer refuses what is no JSON", () => {
  const refused = () => createCustomerSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("create_customer does its work");
