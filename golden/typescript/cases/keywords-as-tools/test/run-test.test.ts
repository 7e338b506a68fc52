// The contract test of the tool run_test. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runTest } from "../src/tools/run-test.js";
import { runTestSpec } from "../src/toolspec/run-test.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("run_test has an implementation", () => {
  assert.equal(typeof runTest, "function");
});

await test("run_test rejects invalid JSON", () => {
  const parse = () => runTestSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("run_test works");
