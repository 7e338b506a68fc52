// The contract test of the tool chart. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chart } from "../src/tools/chart.js";
import { chartSpec } from "../src/toolspec/chart.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("chart has an implementation", () => {
  assert.equal(typeof chart, "function");
});

await test("chart rejects invalid JSON", () => {
  const parse = () => chartSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("chart works");
