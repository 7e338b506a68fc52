// The contract test of the tool old. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { old } from "../src/tools/old.js";
import { oldSpec } from "../src/toolspec/old.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("old has an implementation", () => {
  assert.equal(typeof old, "function");
});

await test("old rejects invalid JSON", () => {
  const parse = () => oldSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
