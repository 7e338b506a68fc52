// Contract of the tool plan. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { plan } from "../src/tools/plan.js";
import { planSpec } from "../src/toolspec/plan.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("plan has an implementation", () => {
  assert.equal(typeof plan, "function");
});

await test("plan refuses what is no JSON", () => {
  const refused = () => planSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("plan does its work");
