// The contract test of the tool record. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { record } from "../src/tools/record.js";
import { recordSpec } from "../src/toolspec/record.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("record has an implementation", () => {
  assert.equal(typeof record, "function");
});

await test("record rejects invalid JSON", () => {
  const parse = () => recordSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("record works");
