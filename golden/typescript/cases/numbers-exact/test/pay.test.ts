// Contract of the tool pay. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pay } from "../src/tools/pay.js";
import { paySpec } from "../src/toolspec/pay.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pay has an implementation", () => {
  assert.equal(typeof pay, "function");
});

await test("pay refuses what is no JSON", () => {
  const refused = () => paySpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("pay does its work");
