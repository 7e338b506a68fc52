// Contract of the tool update_customer. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { updateCustomer } from "../src/tools/update-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { updateCustomerSpec } from "../src/toolspec/update-customer.js";

await test("update_customer has an implementation", () => {
  assert.equal(typeof updateCustomer, "function");
});

await test("update_customer refuses what is no JSON", () => {
  const refused = () => updateCustomerSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("update_customer does its work");
