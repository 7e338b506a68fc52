// The contract test of the tool check. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../src/tools/check.js";
import { checkSpec } from "../src/toolspec/check.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("check has an implementation", () => {
  assert.equal(typeof check, "function");
});

await test("check rejects invalid JSON", () => {
  const parse = () => checkSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("check works");
