// Contract of the tool create_order. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createOrder } from "../src/tools/create-order.js";
import { createOrderSpec } from "../src/toolspec/create-order.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("create_order has an implementation", () => {
  assert.equal(typeof createOrder, "function");
});

await test("create_order refuses what is no JSON", () => {
  const refused = () => createOrderSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("create_order does its work");
