// The contract test of the tool run. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "../src/tools/run.js";
import { runSpec } from "../src/toolspec/run.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("run has an implementation", () => {
  assert.equal(typeof run, "function");
});

await test("run rejects invalid JSON", () => {
  const parse = () => runSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
