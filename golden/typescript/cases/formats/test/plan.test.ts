// The contract test of the tool plan. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { plan } from "../src/tools/plan.js";
import { planSpec } from "../src/toolspec/plan.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("plan has an implementation", () => {
  assert.equal(typeof plan, "function");
});

await test("plan rejects invalid JSON", () => {
  const parse = () => planSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("plan works");
