// The contract test of the tool list_customers. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { listCustomers } from "../src/tools/list-customers.js";
import { listCustomersSpec } from "../src/toolspec/list-customers.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("list_customers has an implementation", () => {
  assert.equal(typeof listCustomers, "function");
});

await test("list_customers rejects invalid JSON", () => {
  const parse = () => listCustomersSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("list_customers works");
