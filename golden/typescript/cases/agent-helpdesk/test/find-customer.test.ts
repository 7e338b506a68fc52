// Contract of the tool find_customer. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findCustomer } from "../src/tools/find-customer.js";
import { findCustomerSpec } from "../src/toolspec/find-customer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("find_customer has an implementation", () => {
  assert.equal(typeof findCustomer, "function");
});

await test("find_customer refuses what is no JSON", () => {
  const refused = () => findCustomerSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("find_customer does its work");
