// The contract test of the tool union. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { union } from "../src/tools/union.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { unionSpec } from "../src/toolspec/union.js";

await test("union has an implementation", () => {
  assert.equal(typeof union, "function");
});

await test("union rejects invalid JSON", () => {
  const parse = () => unionSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("union works");
