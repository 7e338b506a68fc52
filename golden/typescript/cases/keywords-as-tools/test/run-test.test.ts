// Contract of the tool run_test. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runTest } from "../src/tools/run-test.js";
import { runTestSpec } from "../src/toolspec/run-test.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("run_test has an implementation", () => {
  assert.equal(typeof runTest, "function");
});

await test("run_test refuses what is no JSON", () => {
  const refused = () => runTestSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("run_test does its work");
