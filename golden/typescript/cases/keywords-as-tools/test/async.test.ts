// The contract test of the tool async. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { async_ } from "../src/tools/async.js";
import { async_Spec } from "../src/toolspec/async.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("async has an implementation", () => {
  assert.equal(typeof async_, "function");
});

await test("async rejects invalid JSON", () => {
  const parse = () => async_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("async works");
