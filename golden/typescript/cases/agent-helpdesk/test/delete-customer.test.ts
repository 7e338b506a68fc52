// Contract of the tool delete_customer. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deleteCustomer } from "../src/tools/delete-customer.js";
import { deleteCustomerSpec } from "../src/toolspec/delete-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("delete_customer has an implementation", () => {
  assert.equal(typeof deleteCustomer, "function");
});

await test("delete_customer refuses what is no JSON", () => {
  const refused = () => deleteCustomerSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("delete_customer does its work");
