// The contract test of the tool maybe. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { maybe } from "../src/tools/maybe.js";
import { maybeSpec } from "../src/toolspec/maybe.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("maybe has an implementation", () => {
  assert.equal(typeof maybe, "function");
});

await test("maybe rejects invalid JSON", () => {
  const parse = () => maybeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("maybe works");
