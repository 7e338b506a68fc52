// The contract test of the tool create_order. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createOrder } from "../src/tools/create-order.js";
import { createOrderSpec } from "../src/toolspec/create-order.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create_order has an implementation", () => {
  assert.equal(typeof createOrder, "function");
});

await test("create_order rejects invalid JSON", () => {
  const parse = () => createOrderSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("create_order works");
