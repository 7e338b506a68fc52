// The contract test of the tool pay. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pay } from "../src/tools/pay.js";
import { paySpec } from "../src/toolspec/pay.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pay has an implementation", () => {
  assert.equal(typeof pay, "function");
});

await test("pay rejects invalid JSON", () => {
  const parse = () => paySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("pay works");
