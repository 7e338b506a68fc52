// Contract of the tool list_customers. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listCustomers } from "../src/tools/list-customers.js";
import { listCustomersSpec } from "../src/toolspec/list-customers.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("list_customers has an implementation", () => {
  assert.equal(typeof listCustomers, "function");
});

await test("list_customers refuses what is no JSON", () => {
  const refused = () => listCustomersSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("list_customers does its work");
